/** The position and size of an element. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
export type Axis = 'row' | 'column';

type Drag = {
  /** The positions before the drag, in order: items that make room meanwhile do not count. */
  readonly boxes: readonly Box[];
  /** The index of the dragged one. */
  readonly index: number;
  /** The distance of the drag. */
  readonly x: number;
  readonly y: number;
  readonly axis: Axis;
};

/** The index at which a dragged item would land: it passes a neighbour when it reaches over the neighbour's middle. */
export function dropIndex({ boxes, index, x, y, axis }: Drag): number {
  const start = boxes[index];
  if (!start) return index;
  const left = start.left + x;
  const top = start.top + y;
  const isPassed = (box: Box, isBehind: boolean): boolean => {
    if (axis === 'column') {
      return (isBehind ? top + start.height : top) > box.top + box.height / 2;
    }
    // A row may have several lines; items on higher lines come first.
    const middle = top + start.height / 2;
    if (middle < box.top) return false;
    if (middle > box.top + box.height) return true;
    return (isBehind ? left + start.width : left) > box.left + box.width / 2;
  };
  return boxes.filter((box, at) => at !== index && isPassed(box, at > index)).length;
}

/** The items in their order after one of them has moved to another index. */
export function withMovedTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items.slice(from, from + 1);
  return items.toSpliced(from, 1).toSpliced(to, 0, ...moved);
}

/** The index to which a key moves the grabbed item. */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(index - 1, 0);
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(index + 1, count - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
