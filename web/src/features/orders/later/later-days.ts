import type { ShutSlot } from '@comanda/contract/later';
import type { Order } from '@comanda/contract/orders';
import { businessDayOf, dateOfDay, dayOfDate } from '@comanda/domain/hours';
import { hasLimits, type LaterSettings } from '@comanda/domain/later';
import { laterOrders } from '../live/order-filter.ts';

type LaterDay = {
  /** The working day on which they are cooked, `YYYY-MM-DD`. */
  readonly date: string;
  readonly orders: readonly Order[];
};

/** The orders that wait for their time, by the working day on which they are cooked. */
export function laterDays(orders: readonly Order[], timeZone: string): readonly LaterDay[] {
  const byDay = Map.groupBy(laterOrders(orders), ({ cook_at, created_time }) =>
    businessDayOf(new Date(cook_at ?? created_time), timeZone),
  );
  return [...byDay]
    .map(([date, ofDay]) => ({ date, orders: ofDay }))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** The working days whose slots a person may look at: those that guests are offered, or today, of which orders for now are. */
export function slotDays(
  { order_types: types, limits, days_ahead: daysAhead }: LaterSettings,
  timeZone: string,
  now: Date,
): readonly string[] {
  if (types.length === 0 && !hasLimits(limits)) return [];
  const today = dayOfDate(businessDayOf(now, timeZone));
  const count = types.length === 0 ? 1 : daysAhead + 1;
  return Array.from({ length: count }, (_, index) => dateOfDay(today + index));
}

/** Those that are not over. */
export const slotsAhead = <Slot extends ShutSlot>(slots: readonly Slot[], now: Date): Slot[] =>
  slots.filter(({ to }) => new Date(to) > now);
