import { isOfTime } from '@comanda/domain/later';
import { orderTypeTable, type OrderType } from '@comanda/domain/orders';
import type { Translate } from '../../island/island-texts.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import { pubTime } from '../../page/hours.ts';

type Slot = { readonly from: string; readonly to: string };
export type TimeContext = {
  readonly t: Translate<'later'>;
  readonly info: Pick<PageInfo, 'language' | 'timeZone'>;
  readonly orderType: OrderType;
};

const NOON = 'T12:00:00Z';
const DAY_MS = 86_400_000;

const dateOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);

/** A day of the pub, `YYYY-MM-DD`: today, tomorrow, or its weekday and date. */
export function dayName(date: string, { t, info: { language, timeZone } }: TimeContext): string {
  const noon = new Date(`${date}${NOON}`);
  const today = Date.parse(`${dateOf(new Date(), timeZone)}${NOON}`);
  const near = [t('guest.later.today'), t('guest.later.tomorrow')];
  const format = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return (
    near[(noon.getTime() - today) / DAY_MS] ??
    new Intl.DateTimeFormat(language, format).format(noon)
  );
}

function timesOf({ from, to }: Slot, { info: { timeZone }, orderType }: TimeContext): string {
  const times = orderTypeTable.needsAddress[orderType] ? [from, to] : [from];
  return times.map((at) => pubTime(new Date(at), timeZone)).join('–');
}

/** A time of a working day: what is brought to an address arrives within its slot; one past midnight has its weekday. */
export function timeName(slot: Slot, date: string, context: TimeContext): string {
  const { language, timeZone } = context.info;
  const from = new Date(slot.from);
  const times = timesOf(slot, context);
  if (dateOf(from, timeZone) === date) return times;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone }).format(from);
  return `${times} (${weekday})`;
}

/** Day and time together: `tomorrow, 19:30`. */
export const slotName = (slot: Slot, context: TimeContext): string =>
  `${dayName(dateOf(new Date(slot.from), context.info.timeZone), context)}, ${timesOf(slot, context)}`;

const reasons = {
  time_is_not_offered: 'guest.later.not_offered',
  slot_is_full: 'guest.later.full',
  slot_is_shut: 'guest.later.shut',
  ordered_too_late: 'guest.later.too_late',
  pub_is_closed: 'guest.later.closed',
  pub_is_paused: 'guest.later.paused',
  zone_is_closed: 'guest.later.not_there',
  dish_sold_out: 'guest.later.not_all_dishes',
  dish_not_served_now: 'guest.later.not_all_dishes',
  too_few_left: 'guest.later.not_all_dishes',
} as const;

/** Why a time cannot be chosen, in two words; undefined where it can: what else is wrong is wrong at every time. */
export function shortReason(
  refusal: { readonly code: string } | null | undefined,
  t: Translate<'later'>,
): string | undefined {
  if (!refusal || !isOfTime(refusal.code)) return undefined;
  const known: Readonly<Partial<Record<string, (typeof reasons)[keyof typeof reasons]>>> = reasons;
  return t(known[refusal.code] ?? 'guest.later.not_offered');
}
