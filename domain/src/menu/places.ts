export const moveDirections = ['left', 'right'] as const;
export type MoveDirection = (typeof moveDirections)[number];

/** The place of a new row among `count` others: places are 1..n without gaps. */
export function clampPlace(place: number, count: number): number {
  return Math.min(Math.max(Math.trunc(place), 1), count + 1);
}

/** The new place after a move, or undefined at either end of the row. */
export function neighbourPlace(
  place: number,
  direction: MoveDirection,
  count: number,
): number | undefined {
  const next = direction === 'left' ? place - 1 : place + 1;
  return next >= 1 && next <= count ? next : undefined;
}

/** The place of a row after one of its siblings has moved from one place to another. */
export function placeAfterMove(place: number, from: number, to: number): number {
  if (place === from) return to;
  if (from < place && place <= to) return place - 1;
  if (to <= place && place < from) return place + 1;
  return place;
}
