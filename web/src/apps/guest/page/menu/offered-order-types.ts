import type { PubPageData } from '@comanda/contract/guest-page';
import { offeredOrderTypes, type OrderType } from '@comanda/domain/orders';
import { offersDelivery } from '@comanda/domain/shipping';

/** The order types that the pub of a page offers, in the sequence in which it shows them. */
export function offeredTypesOf({
  pub,
  shipping,
}: Pick<PubPageData, 'pub' | 'shipping'>): OrderType[] {
  return offeredOrderTypes({
    hasInPlaceOrder: pub.has_in_place_order,
    hasPickUpOrder: pub.has_pick_up_order,
    offersDelivery: offersDelivery({ ...pub, isAvailable: shipping.available }),
  });
}
