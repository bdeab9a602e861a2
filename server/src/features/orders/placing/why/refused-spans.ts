import type { ErrorCode } from '@comanda/contract/errors';
import {
  endOfBusinessDay,
  hoursOfService,
  lastChange,
  orderUntilFor,
  timelineNow,
  timelineOf,
  weekTimeline,
  type Timeline,
} from '@comanda/domain/hours';
import { orderTypeTable, type OrderType } from '@comanda/domain/orders';
import { pausedUntilOf } from '../../../pubs/index.ts';
import type { OrderableDish } from '../../pub-terms.ts';
import type { Assessment } from '../assessing/assess-basket.ts';
import { slotOfReady } from '../assessing/slot-to-fit.ts';
import type { RefusedSpan } from './taken-when.ts';

type Judged = {
  readonly assessment: Assessment;
  readonly orderType: OrderType;
  readonly dishes: ReadonlyMap<number, OrderableDish>;
  readonly at: Date;
};

/** Refuses at any time. */
const ALWAYS: RefusedSpan = { since: undefined, until: undefined };

/** The settings say when a temporary state ends, and not when it has begun. */
const until = (end: Date | null | undefined): RefusedSpan => ({
  since: undefined,
  until: end ?? undefined,
});

function closedIn(timeline: Timeline, { assessment, at }: Judged): RefusedSpan {
  const { time_zone: timeZone } = assessment.terms.pub;
  return {
    since: lastChange(timeline, timeZone, at),
    until: timelineNow(timeline, timeZone, at).nextChange,
  };
}

function spanOfPause({ assessment, orderType, at }: Judged): RefusedSpan {
  const end = pausedUntilOf(assessment.terms.pub, at)[orderType];
  return until(end === null ? null : new Date(end));
}

function spanOfHours(judged: Judged): RefusedSpan {
  const { hours } = judged.assessment.terms.shipping;
  const dated = hoursOfService(hours, orderTypeTable.serviceOf[judged.orderType]);
  return dated ? closedIn(timelineOf(dated, 'takes_orders'), judged) : ALWAYS;
}

function spanOfZone(judged: Judged): RefusedSpan {
  const { zone } = judged.assessment;
  if (!zone) return ALWAYS;
  const { closedUntil, spans } = zone;
  if (closedUntil && closedUntil.getTime() > judged.at.getTime()) return until(closedUntil);
  return spans ? closedIn(weekTimeline(spans), judged) : ALWAYS;
}

function spansOfServing(judged: Judged): RefusedSpan[] {
  return judged.assessment.notServedDishes.map(({ dish_id: id }) => {
    const spans = judged.dishes.get(id)?.servedSpans;
    return spans ? closedIn(weekTimeline(spans), judged) : ALWAYS;
  });
}

/** An order is begun so much earlier than it is ready in its slot. */
function spanOfSlot({ assessment: { terms, timing } }: Judged): RefusedSpan {
  const { from, to } = slotOfReady(terms, timing);
  const earlierMs = timing.readyAt.getTime() - timing.cookAt.getTime();
  return {
    since: new Date(from.getTime() - earlierMs),
    until: new Date(to.getTime() - earlierMs),
  };
}

/** From the cut-off to the end of the working day; what is ordered a day before is never ordered for now. */
function spansOfCutOff({ assessment, orderType, dishes, at }: Judged): RefusedSpan[] {
  const { pub, shipping } = assessment.terms;
  const { time_zone: timeZone } = pub;
  const ofService = shipping.hours.services[orderTypeTable.serviceOf[orderType]].order_until;
  return [ofService, ...[...dishes.values()].map(({ orderUntil }) => orderUntil)].flatMap(
    (cutOff) => {
      if (!cutOff) return [];
      const since = orderUntilFor(cutOff, at, timeZone);
      if (since > at) return [];
      return cutOff.days_before > 0 ? ALWAYS : { since, until: endOfBusinessDay(at, timeZone) };
    },
  );
}

/** Of choices that are sold out; what else does not fit does not fit at any time. */
function spansOfOptions({ assessment, dishes }: Judged): RefusedSpan[] {
  const spans = assessment.lines
    .flatMap(({ problems }) => problems)
    .filter(({ code }) => code === 'choice_sold_out')
    .map(({ dish_id: dishId, group_id: groupId, choice_id: choiceId }) => {
      const group = dishes.get(dishId)?.groups.find(({ id }) => id === groupId);
      return until(group?.choices.find(({ id }) => id === choiceId)?.soldOutUntil);
    });
  return spans.length > 0 ? spans : [ALWAYS];
}

const spansOfCode: { readonly [Code in ErrorCode]?: (judged: Judged) => readonly RefusedSpan[] } = {
  pub_expired: ({ assessment }) => [
    { since: assessment.terms.pub.expiration_time, until: undefined },
  ],
  pub_is_paused: (judged) => [spanOfPause(judged)],
  pub_is_closed: (judged) => [spanOfHours(judged)],
  zone_is_closed: (judged) => [spanOfZone(judged)],
  dish_not_served_now: spansOfServing,
  ordered_too_late: spansOfCutOff,
  slot_is_full: (judged) => [spanOfSlot(judged)],
  slot_is_shut: (judged) => [spanOfSlot(judged)],
  dish_sold_out: ({ assessment, dishes }) =>
    assessment.soldOutDishIds.map((id) => until(dishes.get(id)?.sold_out_until)),
  options_do_not_fit: spansOfOptions,
};

/** Since when and until when a rule that says no says so. */
export const refusedSpans = (code: ErrorCode, judged: Judged): readonly RefusedSpan[] =>
  spansOfCode[code]?.(judged) ?? [ALWAYS];
