import { isUntilSwitchedBack } from '@comanda/domain/pubs';
import { endTime } from '../../page/end-time.ts';
import { daysBetween, pubTime } from '../../page/hours.ts';
import type { Checkout } from '../checkout-context.ts';
import type { Refused } from './send-order.ts';

type Page = Pick<Checkout, 't' | 'info'>;

const clockOf = ({ timeZone, language }: Checkout['info']) => ({
  now: new Date(),
  timeZone,
  language,
});

/** Until when the pub takes no orders of the chosen type; undefined for another refusal. */
export function pauseRefusal(
  code: string,
  { paused_until: until }: Refused['facts'],
  { t, info }: Page,
): string | undefined {
  if (code !== 'pub_is_paused') return undefined;
  if (typeof until !== 'string' || isUntilSwitchedBack(until)) return t('guest.checkout.paused');
  return t('guest.checkout.paused_until', { time: endTime(until, clockOf(info)) });
}

/** The day of a moment in words, and its time on the pub's clock; a weekday would be another week's later. */
export function dayAndTime(at: string, { t, info: { timeZone, language } }: Page) {
  const moment = new Date(at);
  const days = daysBetween(new Date(), moment, timeZone);
  const format = new Intl.DateTimeFormat(
    language,
    days < 7 ? { weekday: 'long', timeZone } : { day: 'numeric', month: 'long', timeZone },
  );
  const names = [t('guest.checkout.today'), t('guest.checkout.tomorrow')];
  return {
    day: names[Math.max(days, 0)] ?? format.format(moment),
    time: pubTime(moment, timeZone),
  };
}

/** When a closed pub takes orders again; undefined for another refusal, and where that is not known. */
export function closedRefusal(
  code: string,
  { opens_at: at }: Refused['facts'],
  page: Page,
): string | undefined {
  if (code !== 'pub_is_closed' || typeof at !== 'string') return undefined;
  return page.t('guest.checkout.closed_until', dayAndTime(at, page));
}

type Late = Page & { readonly nameOf: (dishIds: readonly number[]) => string };

/** Until when orders for that day were taken, of all dishes or of those that are named; undefined for another refusal. */
export function lateRefusal(
  code: string,
  { until, dish_ids: dishIds }: Refused['facts'],
  { t, info, nameOf }: Late,
): string | undefined {
  if (code !== 'ordered_too_late' || typeof until !== 'string') return undefined;
  const time = { until: endTime(until, clockOf(info)) };
  if (!Array.isArray(dishIds)) return t('guest.checkout.too_late', time);
  return t('guest.checkout.too_late_dishes', { ...time, dishes: nameOf(dishIds) });
}

/** Beside an order type that is paused: from when on it can be chosen. */
export function pausedTypeNote(until: string, { t, info }: Page): string {
  if (isUntilSwitchedBack(until)) return t('guest.checkout.type_paused');
  return t('guest.checkout.type_until', { time: endTime(until, clockOf(info)) });
}
