import { dayOfDate, businessDayOf, orderUntilFor } from '@comanda/domain/hours';
import { isStartOfSlot } from '@comanda/domain/later';
import { orderTypeTable, type OrderType } from '@comanda/domain/orders';
import { refuse, type Refusal } from '@comanda/domain/refusal';
import type { OrderableDish, PubTerms } from '../../pub-terms.ts';
import { slotOfReady } from './slot-to-fit.ts';
import type { Timing } from './timing.ts';

const MINUTE_MS = 60_000;

type Judged = { readonly orderType: OrderType; readonly timing: Timing; readonly now: Date };

/** Whether the pub offers this time at all: of a type for later, on its slots, not too soon and not too far ahead. */
function isOffered(
  { pub, shipping: { later } }: PubTerms,
  { orderType, timing: { cookAt, slot }, now }: Judged,
  wantedAt: Date,
): boolean {
  const { time_zone: zone } = pub;
  if (!slot || Number.isNaN(wantedAt.getTime())) return false;
  const dayOf = (at: Date) => dayOfDate(businessDayOf(at, zone));
  return (
    later.order_types.includes(orderType) &&
    isStartOfSlot(wantedAt, later.slot_minutes, zone) &&
    cookAt >= now &&
    wantedAt.getTime() >= now.getTime() + later.lead_minutes * MINUTE_MS &&
    dayOf(cookAt) <= dayOf(now) + later.days_ahead
  );
}

/** Why a guest cannot have the order at the time that they want. */
export function refusalOfTime(
  terms: PubTerms,
  judged: Judged,
  wanted: string | null | undefined,
): Refusal<'time_is_not_offered'> | undefined {
  if (!wanted || isOffered(terms, judged, new Date(wanted))) return undefined;
  return refuse('time_is_not_offered');
}

/** Why nothing more is cooked in the slot: a person of the pub has shut it. */
export function refusalOfShut(
  terms: PubTerms,
  { orderType, timing }: Pick<Judged, 'orderType' | 'timing'>,
): Refusal<'slot_is_shut'> | undefined {
  if (!orderTypeTable.mayBeLater[orderType] || terms.shipping.shutSlots.length === 0)
    return undefined;
  const { from, to } = slotOfReady(terms, timing);
  const isShut = terms.shipping.shutSlots.some((shut) => shut.from < to && shut.to > from);
  return isShut
    ? refuse('slot_is_shut', { from: from.toISOString(), to: to.toISOString() })
    : undefined;
}

/** Why the dishes, or the whole service, cannot be ordered for that day any more. */
export function refusalOfCutOff(
  { pub, shipping }: PubTerms,
  { orderType, timing: { cookAt }, now }: Judged,
  dishes: readonly (OrderableDish | undefined)[],
): Refusal<'ordered_too_late'> | undefined {
  const { time_zone: zone } = pub;
  const ofService = shipping.hours.services[orderTypeTable.serviceOf[orderType]].order_until;
  const serviceEnd = ofService && orderUntilFor(ofService, cookAt, zone);
  if (serviceEnd && now >= serviceEnd) {
    return refuse('ordered_too_late', { until: serviceEnd.toISOString() });
  }
  const late = dishes.flatMap((dish) => {
    const until = dish?.orderUntil && orderUntilFor(dish.orderUntil, cookAt, zone);
    return until && now >= until ? [{ id: dish.id, until }] : [];
  });
  const [first] = late;
  if (!first) return undefined;
  return refuse('ordered_too_late', {
    dish_ids: late.map(({ id }) => id),
    until: first.until.toISOString(),
  });
}
