import type { Axis } from './drop-index.ts';

const EDGE = 72;
const FASTEST = 14;

/** The element that scrolls under the items of a row or a column. */
export function scrollerOf(element: HTMLElement, axis: Axis): Element {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const [overflow, isLonger] =
      axis === 'row'
        ? [overflowX, box.scrollWidth > box.clientWidth]
        : [overflowY, box.scrollHeight > box.clientHeight];
    if (isLonger && (overflow === 'auto' || overflow === 'scroll')) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** Pixels a frame: the nearer to an edge, the faster; none in the middle. */
export function edgeSpeed(at: number, from: number, to: number): number {
  const edge = Math.min(EDGE, (to - from) / 4);
  const into = at < from + edge ? at - from - edge : Math.max(at - to + edge, 0);
  return Math.round(Math.max(-1, Math.min(into / edge, 1)) * FASTEST);
}

type Pull = {
  readonly pointer: { readonly x: number; readonly y: number };
  /** How far the pointer has moved: an item that was grabbed at an edge scrolls only when pulled beyond it. */
  readonly x: number;
  readonly y: number;
};

/** What of an element is read and written. */
type Scroller = Pick<Element, 'scrollLeft' | 'scrollTop'> & {
  readonly getBoundingClientRect: () => Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
};

/** Scrolls while the pointer is held near an edge of the visible part. */
export function scrollAtEdge(scroller: Scroller, axis: Axis, { pointer, x, y }: Pull): void {
  const box = scroller.getBoundingClientRect();
  if (axis === 'row') {
    const right = Math.min(box.right, window.innerWidth);
    const speed = edgeSpeed(pointer.x, Math.max(box.left, 0), right);
    if (speed * x > 0) scroller.scrollLeft += speed;
  } else {
    const bottom = Math.min(box.bottom, window.innerHeight);
    const speed = edgeSpeed(pointer.y, Math.max(box.top, 0), bottom);
    if (speed * y > 0) scroller.scrollTop += speed;
  }
}
