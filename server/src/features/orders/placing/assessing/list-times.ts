import { setImmediate } from 'node:timers/promises';
import type { ErrorCode } from '@comanda/contract/errors';
import type { OrderTimes, QuoteRequest, TimesRequest } from '@comanda/contract/orders';
import { businessDayOf, dateOfDay, dayOfDate, hoursOfService } from '@comanda/domain/hours';
import { isOfTime, slotsOfDay, type Slot } from '@comanda/domain/later';
import { orderTypeTable } from '@comanda/domain/orders';
import type { Refusal } from '@comanda/domain/refusal';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../plumbing/http/app-error.ts';
import type { PubTerms, PubTermsReader } from '../../pub-terms.ts';
import { listLoads, type LoadAt } from '../../queries/slot-loads.ts';
import { portionsToTake } from '../order-rows.ts';
import { assessBasket, type Assessment } from './assess-basket.ts';
import { refusalOfLeft } from './refusal-of-left.ts';
import { refusalOfLoads } from './refusal-of-slot.ts';
import { slotToFit } from './slot-to-fit.ts';
import { laterTypesOf } from './timing.ts';

type Time = OrderTimes['times'][number];
type TimesDeps = Pick<Deps, 'db' | 'clock'> & { readonly pubTerms: PubTermsReader };
type Asked = {
  readonly terms: PubTerms;
  readonly request: QuoteRequest;
  readonly now: Date;
  /** No time before it is offered. */
  readonly earliest: Date;
};

const MINUTE_MS = 60_000;
/** Before the first slot of a list may be ready what arrives in it: hours of its zone, and a road through the country. */
const LONGEST_WAY_MS = 24 * 60 * 60_000;
/**
 * A basket that nobody takes is refused on each of sixty days, and judging them all keeps the server from its other work
 * for seconds. Longer than any cut-off, so that what has to be ordered a week before has its first day.
 */
const DAYS_SEARCHED = 10;

function slotsOn({ terms, request }: Asked, date: string): Slot[] {
  const { pub, shipping } = terms;
  const service = orderTypeTable.serviceOf[request.order_type];
  const hours = hoursOfService(shipping.hours, service);
  const at = { day: dayOfDate(date), minutes: shipping.later.slot_minutes };
  return slotsOfDay(hours, { ...at, timeZone: pub.time_zone });
}

type Judging = {
  readonly loads: readonly LoadAt[];
  readonly refusalOfPortions: (assessment: Assessment) => Promise<Refusal<ErrorCode> | undefined>;
};

/** Asks the database once: at all times of a working day the same basket takes the same portions. */
function refusalOfPortions(deps: TimesDeps, { terms, request, now }: Asked) {
  let ofToday: Promise<Refusal<ErrorCode> | undefined> | undefined;
  return async (assessment: Assessment) => {
    const portions = portionsToTake(assessment, now);
    if (portions.length === 0) return undefined;
    ofToday ??= refusalOfLeft(deps.db, { terms, language: request.language }, portions);
    return ofToday;
  };
}

/** Of several the one of the time: a place that is not chosen yet is wrong at every time, and says nothing about one. */
async function judge(asked: Asked, slot: Slot, { loads, ...judging }: Judging): Promise<Time> {
  const wanted = { ...asked.request, wanted_at: slot.from.toISOString() };
  const assessment = await assessBasket(asked.terms, wanted, { now: asked.now });
  const fitting = slotToFit(assessment);
  const refusal =
    assessment.refusals.find(({ code }) => isOfTime(code)) ??
    (fitting ? refusalOfLoads(fitting, loads) : undefined) ??
    (await judging.refusalOfPortions(assessment)) ??
    assessment.refusal;
  return {
    from: slot.from.toISOString(),
    to: slot.to.toISOString(),
    refusal: refusal ? { code: refusal.code, facts: { ...refusal.facts } } : null,
  };
}

/** Those of a day that are late enough, and that the pub offers to anybody. */
async function timesOn(deps: TimesDeps, asked: Asked, date: string): Promise<Time[]> {
  const slots = slotsOn(asked, date).filter(({ from }) => from >= asked.earliest);
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const around = { from: new Date(first.from.getTime() - LONGEST_WAY_MS), to: last.to };
  const loads = await listLoads(deps.db, asked.terms.pub.id, around);
  const times: Time[] = [];
  const judging = { loads, refusalOfPortions: refusalOfPortions(deps, asked) };
  for (const slot of slots) {
    // A long basket is judged for milliseconds: requests of others go between.
    await setImmediate();
    times.push(await judge(asked, slot, judging));
  }
  const isNeverOffered = ({ refusal }: Time) =>
    refusal?.code === 'time_is_not_offered' || refusal?.code === 'pub_is_closed';
  return times.filter((time) => !isNeverOffered(time));
}

/** The times for which a basket can be ordered, and why it cannot be at the others; writes nothing. */
export async function listTimes(
  deps: TimesDeps,
  pubId: number,
  { date: asked, ...request }: TimesRequest,
): Promise<OrderTimes> {
  const terms = await deps.pubTerms.read(pubId);
  if (!terms) throw new AppError('not_found');
  const now = deps.clock.now();
  const { later } = terms.shipping;
  if (!laterTypesOf(terms).includes(request.order_type)) return { days: [], date: null, times: [] };
  const today = dayOfDate(businessDayOf(now, terms.pub.time_zone));
  const earliest = new Date(now.getTime() + Math.max(1, later.lead_minutes * MINUTE_MS));
  const of = { terms, request, now, earliest };
  const days = Array.from({ length: later.days_ahead + 1 }, (_, index) =>
    dateOfDay(today + index),
  ).filter((date) => slotsOn(of, date).some(({ from }) => from >= earliest));
  if (asked !== undefined) {
    const times = days.includes(asked) ? await timesOn(deps, of, asked) : [];
    return { days, date: asked, times };
  }
  let first: Pick<OrderTimes, 'date' | 'times'> | undefined;
  for (const date of days.slice(0, DAYS_SEARCHED)) {
    const times = await timesOn(deps, of, date);
    // What is wrong with the basket, or the place that is not chosen yet, is wrong at every time.
    if (times.some(({ refusal }) => !refusal || !isOfTime(refusal.code))) {
      return { days, date, times };
    }
    first ??= { date, times };
  }
  return { days, ...(first ?? { date: null, times: [] }) };
}
