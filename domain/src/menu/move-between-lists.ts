import { clampPlace } from './places.ts';

/** Moves one entry into a list, to a place there, or after the last one. */
export type ListMove = {
  readonly id: number;
  readonly listId: number;
  readonly place?: number | undefined;
};

/**
 * The lists after several moves at once: all entries leave their lists first, then each is inserted at its place. The
 * opposite moves therefore restore the lists, as long as no other change came between.
 */
export function moveBetweenLists(
  lists: ReadonlyMap<number, readonly number[]>,
  moves: readonly ListMove[],
): Map<number, number[]> {
  const moved = new Set(moves.map(({ id }) => id));
  const left = [...lists].map(
    ([listId, ids]) => [listId, ids.filter((id) => !moved.has(id))] as const,
  );
  const result = new Map(left);
  const toPlaces = moves.filter(({ place }) => place !== undefined);
  const toEnds = moves.filter(({ place }) => place === undefined);
  const firstPlaceFirst = toPlaces.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
  for (const { id, listId, place } of [...firstPlaceFirst, ...toEnds]) {
    const list = result.get(listId) ?? [];
    list.splice(clampPlace(place ?? list.length + 1, list.length) - 1, 0, id);
    result.set(listId, list);
  }
  return result;
}
