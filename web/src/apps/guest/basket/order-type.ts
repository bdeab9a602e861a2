import type { OrderType } from '@comanda/domain/orders';
import type { Basket } from './basket.ts';

/** How the guest orders: as they chose, where the pub offers it, else as the pub offers first. */
export function orderTypeOf(
  basket: Basket,
  pub: { readonly orderTypes: readonly OrderType[] },
): OrderType {
  const chosen = basket.orderType;
  if (chosen !== null && pub.orderTypes.includes(chosen)) return chosen;
  return pub.orderTypes[0] ?? 'in_place';
}
