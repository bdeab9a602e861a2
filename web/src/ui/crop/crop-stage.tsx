import { useEffect, useId, useRef, type RefObject } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import {
  cutSize,
  sentSize,
  turnedSize,
  UNCHANGED,
  type Crop,
  type Framed,
  type Size,
} from './crop-geometry.ts';
import styles from './crop-popup.module.css';
import { drawCut } from './cut-picture.ts';
import { followGestures } from './follow-gestures.ts';

type Props = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly picture: ImageBitmap;
  readonly framed: Framed;
  /** The part of the frame that each screen shows. */
  readonly seen: Size;
  readonly crop: Crop;
  readonly onChange: (edit: (crop: Crop) => Crop) => void;
};

const PREVIEW_WIDTH = 1200;
const percent = (part: number): string => `${part * 100}%`;

/** Where the turned picture lies, in parts of the frame. */
function placeOf(framed: Framed, crop: Crop) {
  const { width, height } = turnedSize(framed.size, crop.turns);
  const cut = cutSize(framed, crop);
  return {
    width: percent(width / cut.width),
    height: percent(height / cut.height),
    left: percent(0.5 - (crop.x * width) / cut.width),
    top: percent(0.5 - (crop.y * height) / cut.height),
  };
}

/** The picture below its frame; what is outside of the frame is darkened. */
export function CropStage({ ref, picture, framed, seen, crop, onChange }: Props) {
  const { t } = useText();
  const keysId = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const { turns } = crop;
  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return;
    const { size } = framed;
    const turned = turnedSize(size, turns);
    const whole = { framed: { size, ratio: turned.width / turned.height }, crop: UNCHANGED };
    Object.assign(canvas, sentSize(turned, PREVIEW_WIDTH));
    drawCut(canvas, picture, { ...whole, crop: { ...UNCHANGED, turns } });
  }, [picture, framed, turns]);
  useEffect(() => {
    if (!ref.current || !frameRef.current) return undefined;
    return followGestures({
      stage: ref.current,
      frame: frameRef.current,
      framed,
      change: onChange,
    });
  }, [ref, framed, onChange]);
  return (
    <div
      ref={ref}
      className={styles['stage']}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys move the picture
      tabIndex={0}
      aria-label={t('ui.crop_area')}
      aria-describedby={keysId}
    >
      <div ref={frameRef} className={styles['frame']} style={{ '--crop-ratio': framed.ratio }}>
        <canvas ref={canvasRef} className={styles['picture']} style={placeOf(framed, crop)} />
        <span className={styles['edge']} />
        <span
          className={styles['seen']}
          style={{ width: percent(seen.width), height: percent(seen.height) }}
        />
      </div>
      <span id={keysId} hidden>
        {t('ui.crop_keys')}
      </span>
    </div>
  );
}
