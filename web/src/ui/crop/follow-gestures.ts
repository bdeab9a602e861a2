import { dragPicture, zoomPicture, type Crop, type Framed, type Point } from './crop-geometry.ts';

type Change = (edit: (crop: Crop) => Crop) => void;

type Stage = {
  /** What takes the fingers, the mouse and the wheel. */
  readonly stage: HTMLElement;
  readonly frame: HTMLElement;
  readonly framed: Framed;
  readonly change: Change;
};

const WHEEL_SPEED = 0.002;
/** Of a wheel that counts lines. */
const LINE_PIXELS = 16;

/** The middle of one or two fingers, and how far they are apart. */
function readFingers([one, other]: readonly Point[]): {
  readonly at: Point;
  readonly apart: number;
} {
  if (!one) return { at: { x: 0, y: 0 }, apart: 0 };
  if (!other) return { at: one, apart: 0 };
  return {
    at: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    apart: Math.hypot(one.x - other.x, one.y - other.y),
  };
}

/** Drags with one finger or the mouse, zooms with two fingers or the wheel; returns a function that stops it. */
export function followGestures({ stage, frame, framed, change }: Stage): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const fingers = new Map<number, Point>();
  const partOf = ({ x, y }: Point): Point => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return { x: (x - left) / width, y: (y - top) / height };
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    const before = readFingers([...fingers.values()]);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = readFingers([...fingers.values()]);
    const from = partOf(before.at);
    const to = partOf(after.at);
    const closer = before.apart > 0 ? after.apart / before.apart : 1;
    change((crop) => {
      const dragged = dragPicture(framed, crop, { x: to.x - from.x, y: to.y - from.y });
      return zoomPicture(framed, dragged, { zoom: dragged.zoom * closer, at: to });
    });
  };
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.delete(pointerId);
  };
  stage.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || fingers.size > 1) return;
      stage.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    { signal },
  );
  stage.addEventListener('pointermove', move, { signal });
  stage.addEventListener('pointerup', lift, { signal });
  stage.addEventListener('pointercancel', lift, { signal });
  stage.addEventListener(
    'wheel',
    (event) => {
      // Otherwise the popup scrolls, or the browser zooms the page.
      event.preventDefault();
      const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * LINE_PIXELS;
      const at = partOf({ x: event.clientX, y: event.clientY });
      change((crop) =>
        zoomPicture(framed, crop, { zoom: crop.zoom * Math.exp(-pixels * WHEEL_SPEED), at }),
      );
    },
    { signal, passive: false },
  );
  return () => {
    listening.abort();
  };
}
