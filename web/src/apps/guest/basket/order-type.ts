import { orderTypeTable, type OrderType } from '@comanda/domain/orders';
import type { PageInfo } from '../markup/page-info.ts';
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

let wasShown = false;

/** The note at the first switch to a type that makes each dish more expensive; none after that. */
export function firstPriceRiseNote({ dearer }: PageInfo, orderType: OrderType): string | undefined {
  if (wasShown || dearer === undefined || !orderTypeTable.hasCommission[orderType]) {
    return undefined;
  }
  wasShown = true;
  return dearer;
}
