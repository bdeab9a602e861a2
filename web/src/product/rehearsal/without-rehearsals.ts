/** The orders that count: a rehearsal is shown among them, and in no number. */
export function withoutRehearsals<Order extends { readonly is_rehearsal: boolean }>(
  orders: readonly Order[],
): readonly Order[] {
  return orders.filter(({ is_rehearsal: isRehearsal }) => !isRehearsal);
}
