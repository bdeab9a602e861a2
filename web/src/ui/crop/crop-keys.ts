import {
  dragPicture,
  turnPicture,
  zoomPicture,
  type Crop,
  type Framed,
  type Point,
} from './crop-geometry.ts';

const STEP = 0.05;
const ZOOM_STEP = 1.1;

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const zooms: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  _: 1 / ZOOM_STEP,
};

/** The crop after a key; undefined for a key without a meaning. The physical key, so that R turns on a Russian keyboard too. */
export function cropByKey(
  framed: Framed,
  crop: Crop,
  { key, code }: Pick<KeyboardEvent, 'key' | 'code'>,
): Crop | undefined {
  const direction = directions[key];
  if (direction) return dragPicture(framed, crop, direction);
  const zoom = zooms[key];
  if (zoom !== undefined) return zoomPicture(framed, crop, { zoom: crop.zoom * zoom });
  return code === 'KeyR' ? turnPicture(framed, crop) : undefined;
}
