export type BasketItem = { readonly dishId: number; readonly count: number };

/** A basket with each dish once; lines with a count of zero are left out. */
export function mergeBasket(
  lines: readonly { readonly dish_id: number; readonly count: number }[],
): BasketItem[] {
  const counts = new Map<number, number>();
  for (const { dish_id, count } of lines) {
    if (count >= 1) counts.set(dish_id, (counts.get(dish_id) ?? 0) + count);
  }
  return [...counts].map(([dishId, count]) => ({ dishId, count }));
}
