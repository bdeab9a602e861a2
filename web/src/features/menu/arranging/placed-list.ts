import { placeAfterMove } from '@comanda/domain/menu';

/** An item with a place among its siblings. */
export type Placed = { readonly id: number; readonly place: number };

export function byPlace<Item extends Placed>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.place - other.place);
}

/** The list after an item moved to another place, as the server will answer it. */
export function withMoved<Item extends Placed>(
  items: readonly Item[],
  id: number,
  to: number,
): Item[] {
  const from = items.find((item) => item.id === id)?.place;
  if (from === undefined) return byPlace(items);
  return byPlace(items.map((item) => ({ ...item, place: placeAfterMove(item.place, from, to) })));
}

/** The list with a new item at its place; the items behind it move by one. */
export function withCreated<Item extends Placed>(items: readonly Item[], created: Item): Item[] {
  return byPlace([
    ...items.map((item) =>
      item.place >= created.place ? { ...item, place: item.place + 1 } : item,
    ),
    created,
  ]);
}

/** The list without an item; the gap is closed. */
export function withoutDeleted<Item extends Placed>(items: readonly Item[], id: number): Item[] {
  const deleted = items.find((item) => item.id === id);
  if (!deleted) return [...items];
  return byPlace(
    items.flatMap((item) => {
      if (item.id === id) return [];
      return item.place > deleted.place ? { ...item, place: item.place - 1 } : item;
    }),
  );
}
