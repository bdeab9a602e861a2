export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };
export type Rect = Point & Size;

/** What is cut out of a picture. */
export type Crop = {
  /** Quarter turns clockwise, 0 to 3. */
  readonly turns: number;
  /** 1 shows as much as the frame can hold. */
  readonly zoom: number;
  /** The middle of the frame, as a part of the turned picture's width and height. */
  readonly x: number;
  readonly y: number;
};

/** A picture, and the width to height of the frame upon it. */
export type Framed = { readonly size: Size; readonly ratio: number };

export const UNCHANGED: Crop = { turns: 0, zoom: 1, x: 0.5, y: 0.5 };

const MAX_ZOOM = 5;
/** A cut that is narrower looks coarse on every screen. */
const MIN_CUT_WIDTH = 240;

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

const isOnItsSide = (turns: number): boolean => turns % 2 === 1;

export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  isOnItsSide(turns) ? { width: height, height: width } : { width, height };

/** The frame at a zoom of 1, in pixels of the picture. */
function widestCut({ size, ratio }: Framed, turns: number): Size {
  const { width, height } = turnedSize(size, turns);
  const widest = Math.min(width, height * ratio);
  return { width: widest, height: widest / ratio };
}

/** A small picture cannot be enlarged much. */
export const maxZoom = (framed: Framed, turns: number): number =>
  clamp(widestCut(framed, turns).width / MIN_CUT_WIDTH, 1, MAX_ZOOM);

/** The frame in pixels of the picture. */
export function cutSize(framed: Framed, { turns, zoom }: Pick<Crop, 'turns' | 'zoom'>): Size {
  const { width, height } = widestCut(framed, turns);
  return { width: width / zoom, height: height / zoom };
}

/** The nearest crop whose frame is inside the picture. */
export function fitCrop(framed: Framed, crop: Crop): Crop {
  const { turns } = crop;
  const zoom = clamp(crop.zoom, 1, maxZoom(framed, turns));
  const cut = cutSize(framed, { turns, zoom });
  const { width, height } = turnedSize(framed.size, turns);
  const halfX = cut.width / width / 2;
  const halfY = cut.height / height / 2;
  return { turns, zoom, x: clamp(crop.x, halfX, 1 - halfX), y: clamp(crop.y, halfY, 1 - halfY) };
}

/** Drags the picture below the frame, by parts of the frame's width and height. */
export function dragPicture(framed: Framed, crop: Crop, by: Point): Crop {
  const cut = cutSize(framed, crop);
  const { width, height } = turnedSize(framed.size, crop.turns);
  const x = crop.x - (by.x * cut.width) / width;
  const y = crop.y - (by.y * cut.height) / height;
  return fitCrop(framed, { ...crop, x, y });
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

type Zoom = { readonly zoom: number; readonly at?: Point };

/** Enlarges the picture around a point of the frame, which stays below the finger. */
export function zoomPicture(framed: Framed, crop: Crop, { zoom, at = MIDDLE }: Zoom): Crop {
  const { turns } = crop;
  const allowed = clamp(zoom, 1, maxZoom(framed, turns));
  const before = cutSize(framed, crop);
  const after = cutSize(framed, { turns, zoom: allowed });
  const { width, height } = turnedSize(framed.size, turns);
  const x = crop.x + ((at.x - 0.5) * (before.width - after.width)) / width;
  const y = crop.y + ((at.y - 0.5) * (before.height - after.height)) / height;
  return fitCrop(framed, { turns, zoom: allowed, x, y });
}

/** A quarter turn clockwise around the middle of the frame. */
export function turnPicture(framed: Framed, { turns, zoom, x, y }: Crop): Crop {
  return fitCrop(framed, { turns: (turns + 1) % 4, zoom, x: 1 - y, y: x });
}

/** What is cut out, in pixels of the picture as it was before any turn. */
export function sourceRect(framed: Framed, crop: Crop): Rect {
  const { size } = framed;
  const { turns, x, y } = crop;
  const cut = cutSize(framed, crop);
  const turned = turnedSize(size, turns);
  const left = x * turned.width - cut.width / 2;
  const top = y * turned.height - cut.height / 2;
  const right = turned.width - left - cut.width;
  const bottom = turned.height - top - cut.height;
  const corners: readonly Point[] = [
    { x: left, y: top },
    { x: top, y: right },
    { x: right, y: bottom },
    { x: bottom, y: left },
  ];
  return { ...(corners[turns] ?? MIDDLE), ...turnedSize(cut, turns) };
}

/** The pixels that are sent: whole ones, no more than are stored and none that the picture does not have. */
export function sentSize({ width, height }: Size, maxWidth: number): Size {
  const scale = Math.min(1, maxWidth / width);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
