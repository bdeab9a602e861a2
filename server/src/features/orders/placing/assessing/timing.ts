import type { QuoteRequest } from '@comanda/contract/orders';
import { distanceMetres, type LatLng } from '@comanda/domain/geo';
import { businessDayOf } from '@comanda/domain/hours';
import { MAX_DAYS_AHEAD, slotOf, timesOfWanted, type Slot } from '@comanda/domain/later';
import {
  isOfferedBy,
  minutesToPromise,
  orderTypeTable,
  promisedTime,
  type OrderType,
} from '@comanda/domain/orders';
import { findZone, offersDelivery } from '@comanda/domain/shipping';
import type { PubTerms } from '../../pub-terms.ts';

/** When an order is cooked, which is the moment that its rules are judged for, and when it is ready. */
export type Timing = {
  readonly cookAt: Date;
  readonly readyAt: Date;
  /** For which it is ordered; undefined of an order for now. */
  readonly slot: Slot | undefined;
};

type Asked = {
  readonly orderType: OrderType;
  readonly point: LatLng | undefined;
  readonly now: Date;
};

/** Metres from the pub; null where either place is unknown. */
export function distanceOf(
  { pub }: Pick<PubTerms, 'pub'>,
  point: LatLng | undefined,
): number | null {
  if (!point || pub.lat === null || pub.lng === null) return null;
  return distanceMetres({ lat: pub.lat, lng: pub.lng }, point);
}

/** An order for a time is one that is placed when its kitchen has to begin. */
function timingFor(
  terms: PubTerms,
  { orderType, point, now }: Asked,
  wantedAt: Date | undefined,
): Timing {
  const { pub, shipping } = terms;
  const usualMinutes = pub[`usual_minutes_${orderType}`];
  if (!wantedAt) {
    const busy = { minutes: pub.busy_minutes, until: pub.busy_until?.toISOString() ?? null };
    const readyAt = promisedTime(now, minutesToPromise(usualMinutes, busy, now));
    return { cookAt: now, readyAt, slot: undefined };
  }
  const found = point ? findZone(shipping.zones, point) : undefined;
  const times = timesOfWanted({
    orderType,
    at: wantedAt,
    distanceMetres: distanceOf(terms, point),
    zoneMinutes: found?.ok ? found.value.extraMinutes : 0,
    usualMinutes,
  });
  return { ...times, slot: slotOf(wantedAt, shipping.later.slot_minutes, pub.time_zone) };
}

/** The types that can be ordered for later: what a pub does not offer cannot, whatever it has switched on for later. */
export function laterTypesOf({ pub, shipping }: PubTerms): OrderType[] {
  const { lat, lng } = pub;
  const offering = {
    hasInPlaceOrder: pub.has_in_place_order,
    hasPickUpOrder: pub.has_pick_up_order,
    offersDelivery: offersDelivery({ lat, lng, isAvailable: shipping.available }),
  };
  return shipping.later.order_types.filter((type) => isOfferedBy[type](offering));
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Whether any pub could offer a time. The hours of one that is centuries away would take the server many seconds to judge:
 * hours are read day by day up to the last exception.
 */
export const mayBeOffered = (at: Date, now: Date): boolean =>
  at >= now && at.getTime() <= now.getTime() + (MAX_DAYS_AHEAD + 2) * DAY_MS;

/** By what a guest asks for; a time that no calendar has, or no pub, is one that is not offered. */
export function timingOf(terms: PubTerms, request: QuoteRequest, asked: Omit<Asked, 'orderType'>) {
  const { order_type: orderType, wanted_at: wanted } = request;
  const wantedAt = wanted ? new Date(wanted) : undefined;
  const isLater =
    wantedAt && orderTypeTable.mayBeLater[orderType] && mayBeOffered(wantedAt, asked.now);
  return timingFor(terms, { ...asked, orderType }, isLater ? wantedAt : undefined);
}

/** Whether an order is cooked on the working day on which it is placed: portions are counted for one. */
export const isOfSameDay = ({ pub }: PubTerms, { cookAt }: Timing, placedAt: Date): boolean =>
  businessDayOf(cookAt, pub.time_zone) === businessDayOf(placedAt, pub.time_zone);
