export const moveDirections = ['left', 'right'] as const;
export type MoveDirection = (typeof moveDirections)[number];

/** Where a new thing goes among `count` others: places are 1..n without gaps. */
export function clampPlace(place: number, count: number): number {
  return Math.min(Math.max(Math.trunc(place), 1), count + 1);
}

/** The place that a move leads to, or nothing at either end of the row. */
export function neighbourPlace(
  place: number,
  direction: MoveDirection,
  count: number,
): number | undefined {
  const next = direction === 'left' ? place - 1 : place + 1;
  return next >= 1 && next <= count ? next : undefined;
}

/** Where a thing stands once one of its siblings has gone from a place to another. */
export function placeAfterMove(place: number, from: number, to: number): number {
  if (place === from) return to;
  if (from < place && place <= to) return place - 1;
  if (to <= place && place < from) return place + 1;
  return place;
}
