import { dropIndex, type Axis, type Box } from './drop-index.ts';
import { scrollAtEdge, scrollerOf } from './edge-scroll.ts';
import { glideThrough, positionOf } from './glide.ts';

type Point = { readonly x: number; readonly y: number };

type Options = {
  /** All elements of the list, in order, and which of them is dragged. */
  readonly items: readonly HTMLElement[];
  readonly index: number;
  readonly axis: Axis;
  /** Where the pointer grabbed it. */
  readonly from: Point;
  /** Must rearrange before it returns. */
  readonly onOver: (index: number) => void;
};

type CarriedItem = {
  readonly followTo: (pointer: Point) => void;
  /** Drops it at its place; returns how far from there it was. */
  readonly release: () => Point;
};

const boxOf = (item: HTMLElement): Box => ({
  ...positionOf(item),
  width: item.offsetWidth,
  height: item.offsetHeight,
});

/** One item of a list that moves with a pointer: the list scrolls at its edges, and the others make room. */
export function carryItem({ items, index, axis, from, onOver }: Options): CarriedItem | undefined {
  const boxes = items.map(boxOf);
  const start = boxes[index];
  const item = items[index];
  if (!item || !start) return undefined;
  const others = items.filter((other) => other !== item);
  const scroller = scrollerOf(item, axis);
  const scrollStart = { x: scroller.scrollLeft, y: scroller.scrollTop };
  // An item of a single line stays in the line: movement across it would only extend the scroll area.
  const isOneLine = boxes.every(({ top }) => top === start.top);
  let over = index;

  const followTo = (pointer: Point) => {
    const pull = { x: pointer.x - from.x, y: pointer.y - from.y };
    scrollAtEdge(scroller, axis, { pointer, ...pull });
    const x = axis === 'row' ? pull.x + scroller.scrollLeft - scrollStart.x : 0;
    const y = axis === 'row' && isOneLine ? 0 : pull.y + scroller.scrollTop - scrollStart.y;
    const now = dropIndex({ boxes, index, x, y, axis });
    if (now !== over) {
      over = now;
      glideThrough(others, () => {
        onOver(now);
      });
    }
    const { left, top } = positionOf(item);
    item.style.translate = `${start.left + x - left}px ${start.top + y - top}px`;
  };
  const release = () => {
    const [x = 0, y = 0] = item.style.translate.split(' ').map(Number.parseFloat);
    item.style.translate = '';
    return { x, y };
  };
  return { followTo, release };
}
