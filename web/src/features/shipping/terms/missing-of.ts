import type { Preorder, Shipping } from '@comanda/contract/shipping';
import type { Pub } from '@comanda/contract/pubs';
import { missingForDelivery } from '@comanda/domain/shipping';
import { wholeWeek } from '../hours/week.ts';

/** What keeps every guest from ordering a delivery; nothing while delivery is off. */
export function missingOf(
  { lat, lng }: Pick<Pub, 'lat' | 'lng'>,
  shipping: Shipping,
  preorder?: Preorder,
) {
  if (!shipping.available) return [];
  return missingForDelivery({
    lat,
    lng,
    zoneIds: shipping.shapes.map(({ shape_id: id }) => id),
    prices: shipping.shipping_prices,
    week: wholeWeek(shipping.shipping_work_hours_for_week),
    takesPayment: preorder && (preorder.card_preorder || preorder.cash_preorder),
  });
}
