import type { Preorder, Shipping } from '@comanda/contract/shipping';
import type { ServicesNow } from '@comanda/contract/hours';
import type { ShutSlot } from '@comanda/contract/later';
import { DEFAULT_LATER } from '@comanda/domain/later';
import {
  hoursOfService,
  readClock,
  services,
  type PubHours,
  type Service,
} from '@comanda/domain/hours';
import { toAmount } from '@comanda/domain/money';
import {
  isOfferedBy,
  offeredOrderTypes,
  orderTypeTable,
  type Offering,
  type OrderType,
} from '@comanda/domain/orders';
import { offersDelivery, workWeekOf, type WorkDay } from '@comanda/domain/shipping';
import type { Connection } from '../../schema.ts';
import { serviceNow } from './hours/service-now.ts';
import { laterView, type LaterView } from './later/later-settings.ts';
import { hoursOfRow } from './hours/stored-hours.ts';
import { listShipping, type ShippingOfPub, type ShippingRow } from './queries.ts';
import { zoneTermsView } from './save-zone-terms.ts';

type Moment = { readonly timeZone: string; readonly now: Date };

/** From where the first span of a date begins to where the last one ends, exceptions and periods included. */
function hoursOfToday(hours: PubHours, { timeZone, now }: Moment): WorkDay {
  const { day, weekday } = readClock(timeZone, now);
  const spans = hoursOfService(hours, 'delivery')?.spansOn(day) ?? [];
  const today = workWeekOf(spans.map((span) => ({ ...span, days: [weekday] })))[weekday];
  return today ?? CLOSED;
}

function shippingView({ row, zones }: ShippingOfPub, moment: Moment): Shipping {
  const today = hoursOfToday(hoursOfRow(row), moment);
  return {
    available: row.available,
    shipping_time_from: row.shipping_time_from,
    shipping_time_to: row.shipping_time_to,
    shipping_work_start: today.start,
    shipping_work_end: today.end,
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
    zone_terms: zones.map((zone) => zoneTermsView(zone, moment.now)),
    shapes: zones.map(({ shape_id, color, vertices }) => ({ shape_id, color, vertices })),
    delivery_type: row.delivery_type,
    add_commission_to_dish_prices: row.add_commission_to_dish_prices,
  };
}

export type ShippingViews = {
  readonly shipping: Shipping;
  readonly hours: PubHours;
  readonly hours_revision: number;
  readonly later: LaterView;
  readonly shut_slots?: ShutSlot[];
};

function shutSlotsView({ shut_slots: slots }: ShippingRow, now: Date) {
  const shut = slots.filter(({ to }) => new Date(to) > now);
  return shut.length === 0 ? {} : { shut_slots: shut.map(({ from, to }) => ({ from, to })) };
}

/** The delivery settings and all hours of several pubs in the form of the wire, by pub. */
export async function listShippingViews(
  connection: Connection,
  pubs: readonly { id: number; time_zone: string }[],
  now: Date,
): Promise<Map<number, ShippingViews>> {
  const found = await listShipping(
    connection,
    pubs.map(({ id }) => id),
  );
  return new Map(
    pubs.flatMap(({ id, time_zone }) => {
      const shipping = found.get(id);
      if (!shipping) return [];
      const { row } = shipping;
      const view = {
        shipping: shippingView(shipping, { timeZone: time_zone, now }),
        hours: hoursOfRow(row),
        hours_revision: row.hours_revision,
        later: laterView(row.later ?? DEFAULT_LATER),
        ...shutSlotsView(row, now),
      };
      return [[id, view]];
    }),
  );
}

const CLOSED: WorkDay = { start: 0, end: 0 };
const NO_HOURS = Array.from({ length: 7 }, () => CLOSED);

type PublicPub = {
  readonly id: number;
  readonly time_zone: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly expired: boolean;
  readonly has_in_place_order: boolean;
  readonly has_pick_up_order: boolean;
};

type PublicShipping = {
  readonly shipping: Shipping;
  readonly hours: PubHours;
  /** Those that the pub offers and has said the hours of. */
  readonly services: ServicesNow;
  /** Those of the offered order types that it takes for later. */
  readonly laterTypes: readonly OrderType[];
  /** When one of them opens, closes or stops taking orders next. */
  readonly changesAt: readonly Date[];
};

/** The services that a pub offers: its opening, and those of the order types that it takes. */
function offeredServices({ expired, ...offering }: Offering & { expired: boolean }): Service[] {
  if (expired) return [];
  const ofTypes = new Set(
    offeredOrderTypes(offering).map((type) => orderTypeTable.serviceOf[type]),
  );
  return services.filter((service) => service === 'opening' || ofTypes.has(service));
}

/** The public delivery settings and hours of a pub: without delivery they contain no delivery hours. */
export async function findPublicShipping(
  connection: Connection,
  pub: PublicPub,
  now: Date,
): Promise<PublicShipping | undefined> {
  const found = (await listShipping(connection, [pub.id])).get(pub.id);
  if (!found) return undefined;
  const clock = { timeZone: pub.time_zone, now };
  const shipping = shippingView(found, clock);
  const delivers = offersDelivery({ isAvailable: shipping.available, lat: pub.lat, lng: pub.lng });
  const hours = hoursOfRow(found.row);
  const { expired, has_in_place_order: hasInPlaceOrder, has_pick_up_order: hasPickUpOrder } = pub;
  const offering = { hasInPlaceOrder, hasPickUpOrder, offersDelivery: delivers };
  const offered = offeredServices({ expired, ...offering });
  const judged = offered.flatMap((service) => {
    const judgedNow = serviceNow(hours, service, clock);
    return judgedNow ? [{ service, ...judgedNow }] : [];
  });
  return {
    shipping:
      delivers && !expired
        ? shipping
        : {
            ...shipping,
            shipping_work_start: 0,
            shipping_work_end: 0,
            shipping_work_hours_for_week: NO_HOURS,
          },
    hours,
    laterTypes: (expired ? [] : (found.row.later ?? DEFAULT_LATER).order_types).filter((type) =>
      isOfferedBy[type](offering),
    ),
    services: Object.fromEntries(
      judged.map(({ service, changesAt: _changesAt, ...view }) => [service, view]),
    ),
    changesAt: judged.flatMap(({ changesAt }) => changesAt),
  };
}

export function preorderView(row: ShippingRow): Preorder {
  return { card_preorder: row.card_preorder, cash_preorder: row.cash_preorder };
}
