import type { Preorder, Shipping } from '@comanda/contract/shipping';
import { readClock } from '@comanda/domain/hours';
import { toAmount } from '@comanda/domain/money';
import { offersDelivery } from '@comanda/domain/shipping';
import type { Connection } from '../../schema.ts';
import { openingAt, type Opening } from './opening.ts';
import { listShipping, type ShippingOfPub, type ShippingRow } from './queries.ts';
import { zoneTermsView } from './save-zone-terms.ts';

type Moment = { readonly timeZone: string; readonly now: Date };

function shippingView({ row, zones }: ShippingOfPub, { timeZone, now }: Moment): Shipping {
  const today = row.work_hours[readClock(timeZone, now).weekday];
  return {
    available: row.available,
    shipping_time_from: row.shipping_time_from,
    shipping_time_to: row.shipping_time_to,
    shipping_work_start: today?.start ?? 0,
    shipping_work_end: today?.end ?? 0,
    shipping_work_hours_for_week: row.work_hours,
    // A zone without a price is left out: 0 would promise a free delivery.
    shipping_prices: Object.fromEntries(
      zones.flatMap(({ shape_id, price_minor }) =>
        price_minor === null ? [] : [[shape_id, toAmount(price_minor)]],
      ),
    ),
    shipping_free_delivery_prices: Object.fromEntries(
      zones.map(({ shape_id, free_from_minor }) => [shape_id, toAmount(free_from_minor)]),
    ),
    zone_terms: zones.map((zone) => zoneTermsView(zone, now)),
    shapes: zones.map(({ shape_id, color, vertices }) => ({ shape_id, color, vertices })),
    delivery_type: row.delivery_type,
    add_commission_to_dish_prices: row.add_commission_to_dish_prices,
  };
}

/** The delivery settings of several pubs in the form of the wire, by pub. */
export async function listShippingViews(
  connection: Connection,
  pubs: readonly { id: number; time_zone: string }[],
  now: Date,
): Promise<Map<number, Shipping>> {
  const found = await listShipping(
    connection,
    pubs.map(({ id }) => id),
  );
  return new Map(
    pubs.flatMap(({ id, time_zone }) => {
      const shipping = found.get(id);
      return shipping ? [[id, shippingView(shipping, { timeZone: time_zone, now })]] : [];
    }),
  );
}

const NO_HOURS = Array.from({ length: 7 }, () => ({ start: 0, end: 0 }));

type PublicPub = {
  readonly id: number;
  readonly time_zone: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly expired: boolean;
};

type PublicShipping = {
  readonly shipping: Shipping;
  /** Undefined without delivery. */
  readonly opening: Opening | undefined;
};

/** The public delivery settings of a pub: without delivery they contain no hours. */
export async function findPublicShipping(
  connection: Connection,
  pub: PublicPub,
  now: Date,
): Promise<PublicShipping | undefined> {
  const found = (await listShipping(connection, [pub.id])).get(pub.id);
  if (!found) return undefined;
  const shipping = shippingView(found, { timeZone: pub.time_zone, now });
  const isOffered =
    !pub.expired && offersDelivery({ isAvailable: shipping.available, lat: pub.lat, lng: pub.lng });
  if (isOffered) return { shipping, opening: openingAt(found.row.work_hours, pub.time_zone, now) };
  const withoutHours = {
    ...shipping,
    shipping_work_start: 0,
    shipping_work_end: 0,
    shipping_work_hours_for_week: NO_HOURS,
  };
  return { shipping: withoutHours, opening: undefined };
}

export function preorderView(row: ShippingRow): Preorder {
  return { card_preorder: row.card_preorder, cash_preorder: row.cash_preorder };
}
