import type { PubPageData } from '@comanda/contract/guest-page';
import type { OrderType } from '@comanda/domain/orders';
import { offersDelivery } from '@comanda/domain/shipping';

/** The order types that the pub offers, the table first: a guest who scanned a code sits at one. */
export function offeredOrderTypes({
  pub,
  shipping,
}: Pick<PubPageData, 'pub' | 'shipping'>): OrderType[] {
  const canDeliver = offersDelivery({ ...pub, isAvailable: shipping.available });
  return [
    ...(pub.has_in_place_order ? (['in_place'] as const) : []),
    ...(canDeliver ? (['delivery'] as const) : []),
  ];
}
