import type { OrderTimes, QuoteRequest, TimesRequest } from '@comanda/contract/orders';
import { businessDayOf, dateOfDay, dayOfDate, hoursOfService } from '@comanda/domain/hours';
import { isOfTime, slotsOfDay, type Slot } from '@comanda/domain/later';
import { orderTypeTable } from '@comanda/domain/orders';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../plumbing/http/app-error.ts';
import type { PubTerms, PubTermsReader } from '../../pub-terms.ts';
import { listLoads, type LoadAt } from '../../queries/slot-loads.ts';
import { assessBasket } from './assess-basket.ts';
import { refusalOfLoads } from './refusal-of-slot.ts';
import { slotToFit } from './slot-to-fit.ts';

type Time = OrderTimes['times'][number];
type TimesDeps = Pick<Deps, 'db' | 'clock'> & { readonly pubTerms: PubTermsReader };
type Asked = { readonly terms: PubTerms; readonly request: QuoteRequest; readonly now: Date };

/** Before the first slot of a list may be ready what arrives in it. */
const LONGEST_WAY_MS = 6 * 60 * 60_000;

function slotsOn({ terms, request }: Asked, date: string): Slot[] {
  const { pub, shipping } = terms;
  const service = orderTypeTable.serviceOf[request.order_type];
  const hours = hoursOfService(shipping.hours, service);
  const at = { day: dayOfDate(date), minutes: shipping.later.slot_minutes };
  return slotsOfDay(hours, { ...at, timeZone: pub.time_zone });
}

async function judge(asked: Asked, slot: Slot, loads: readonly LoadAt[]): Promise<Time> {
  const wanted = { ...asked.request, wanted_at: slot.from.toISOString() };
  const assessment = await assessBasket(asked.terms, wanted, { now: asked.now });
  const fitting = slotToFit(assessment);
  const refusal = assessment.refusal ?? (fitting ? refusalOfLoads(fitting, loads) : undefined);
  return {
    from: slot.from.toISOString(),
    to: slot.to.toISOString(),
    refusal: refusal ? { code: refusal.code, facts: { ...refusal.facts } } : null,
  };
}

/** Those of a day that are not over, and that the pub offers to anybody. */
async function timesOn(deps: TimesDeps, asked: Asked, date: string): Promise<Time[]> {
  const slots = slotsOn(asked, date).filter(({ from }) => from > asked.now);
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const around = { from: new Date(first.from.getTime() - LONGEST_WAY_MS), to: last.to };
  const loads = await listLoads(deps.db, asked.terms.pub.id, around);
  const times: Time[] = [];
  for (const slot of slots) times.push(await judge(asked, slot, loads));
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
  if (!later.order_types.includes(request.order_type)) return { days: [], date: null, times: [] };
  const today = dayOfDate(businessDayOf(now, terms.pub.time_zone));
  const of = { terms, request, now };
  const days = Array.from({ length: later.days_ahead + 1 }, (_, index) =>
    dateOfDay(today + index),
  ).filter((date) => slotsOn(of, date).some(({ from }) => from > now));
  if (asked !== undefined) {
    const times = days.includes(asked) ? await timesOn(deps, of, asked) : [];
    return { days, date: asked, times };
  }
  for (const date of days) {
    const times = await timesOn(deps, of, date);
    // What is wrong with the basket, or the place that is not chosen yet, is wrong at every time.
    if (times.some(({ refusal }) => !refusal || !isOfTime(refusal.code))) {
      return { days, date, times };
    }
  }
  const [first] = days;
  return { days, date: first ?? null, times: first ? await timesOn(deps, of, first) : [] };
}
