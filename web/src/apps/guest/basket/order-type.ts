import type { OrderType } from '@comanda/domain/orders';
import type { Basket } from './basket.ts';

/** The chosen order type where the pub offers it, else the first one that the pub offers. */
export function orderTypeOf(
  basket: Basket,
  pub: { readonly orderTypes: readonly OrderType[] },
): OrderType {
  const chosen = basket.orderType;
  if (chosen !== null && pub.orderTypes.includes(chosen)) return chosen;
  return pub.orderTypes[0] ?? 'in_place';
}
