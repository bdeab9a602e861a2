import type { PubSlot } from '@comanda/contract/later';
import {
  businessDayOf,
  dateOfDay,
  dayOfDate,
  hoursOfService,
  readClock,
  services,
  startOfNamedDay,
} from '@comanda/domain/hours';
import { isStartOfSlot, slotMeasures, slotOf, slotsOfDay, type Slot } from '@comanda/domain/later';
import { toAmount } from '@comanda/domain/money';
import { orderTypes } from '@comanda/domain/orders';
import { AppError, invalidFields } from '../../../plumbing/http/app-error.ts';
import type { PubScope } from '../../../scopes.ts';
import { shutSlot } from '../../shipping/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { mayBeOffered } from '../placing/assessing/timing.ts';
import type { PubTerms } from '../pub-terms.ts';
import { listLoads, loadOf, type LoadAt } from '../queries/slot-loads.ts';

/** Those in which orders of any of the pub's services are ready: the last ones are begun just before closing. */
function slotsOn({ pub, shipping }: PubTerms, date: string): Slot[] {
  const usualMinutes = orderTypes.map((type) => pub[`usual_minutes_${type}`]);
  const at = {
    day: dayOfDate(date),
    minutes: shipping.later.slot_minutes,
    timeZone: pub.time_zone,
    afterClosing: Math.max(...usualMinutes),
  };
  const all = services.flatMap((service) => {
    const hours = hoursOfService(shipping.hours, service);
    return hours ? slotsOfDay(hours, at) : [];
  });
  const byStart = new Map(all.map((slot) => [slot.from.getTime(), slot]));
  return [...byStart.values()].toSorted((one, other) => one.from.getTime() - other.from.getTime());
}

function slotView({ shipping }: PubTerms, slot: Slot, loads: readonly LoadAt[]): PubSlot {
  const { limits } = shipping.later;
  const used = loadOf(loads, slot);
  return {
    from: slot.from.toISOString(),
    to: slot.to.toISOString(),
    used: { ...used, value: toAmount(used.value) },
    is_full: slotMeasures.some((measure) => {
      const most = limits[measure];
      return most !== null && used[measure] >= most;
    }),
    is_shut: shipping.shutSlots.some(({ from, to }) => from < slot.to && to > slot.from),
  };
}

async function termsOf(deps: OrderDeps, { pubId }: PubScope): Promise<PubTerms> {
  const terms = await deps.pubTerms.read(pubId);
  if (!terms) throw new AppError('not_found');
  return terms;
}

/** What is ordered for each slot of a working day, and which are full or shut. */
export async function listSlots(
  deps: OrderDeps,
  scope: PubScope,
  date: string,
): Promise<PubSlot[]> {
  const terms = await termsOf(deps, scope);
  if (Number.isNaN(startOfNamedDay(terms.pub.time_zone, date).getTime())) {
    throw invalidFields([{ field: 'date', code: 'invalid_value' }]);
  }
  const slots = slotsOn(terms, date);
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const loads = await listLoads(deps.db, scope.pubId, { from: first.from, to: last.to });
  return slots.map((slot) => slotView(terms, slot, loads));
}

/** The working day with whose slots people of the pub see one: a pub that opens at three has the night in its new day. */
function dayOf(terms: PubTerms, { from }: Slot): string {
  const { time_zone: timeZone } = terms.pub;
  const workingDay = businessDayOf(from, timeZone);
  const days = [workingDay, dateOfDay(readClock(timeZone, from).day)];
  const isOn = (date: string) =>
    slotsOn(terms, date).some((slot) => slot.from.getTime() === from.getTime());
  return days.find(isOn) ?? workingDay;
}

/** Shuts a slot or opens it again; answers with those of its working day. */
export async function setSlotShut(
  deps: OrderDeps,
  scope: PubScope,
  { from: text, isShut }: { readonly from: string; readonly isShut: boolean },
): Promise<PubSlot[]> {
  const terms = await termsOf(deps, scope);
  const { pub, shipping } = terms;
  const from = new Date(text);
  const { slot_minutes: minutes } = shipping.later;
  const wrong = () => invalidFields([{ field: 'from', code: 'invalid_value' }]);
  // A day that no calendar has is no moment.
  if (Number.isNaN(from.getTime())) throw wrong();
  const slot = slotOf(from, minutes, pub.time_zone);
  const now = deps.clock.now();
  const isNear = slot.to > now && (from <= now || mayBeOffered(from, now));
  if (!isNear || !isStartOfSlot(from, minutes, pub.time_zone)) throw wrong();
  await shutSlot(deps, scope, { slot, isShut });
  return listSlots(deps, scope, dayOf(terms, slot));
}
