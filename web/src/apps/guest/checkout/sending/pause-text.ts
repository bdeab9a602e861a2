import { isUntilSwitchedBack } from '@comanda/domain/pubs';
import { endTime } from '../../page/end-time.ts';
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

/** When a closed pub takes such orders again; undefined for another refusal, or if it never does. */
export function closedRefusal(
  code: string,
  { opens_at: at }: Refused['facts'],
  { t, info }: Page,
): string | undefined {
  if (code !== 'pub_is_closed' || typeof at !== 'string') return undefined;
  return t('guest.checkout.opens_at', { time: endTime(at, clockOf(info)) });
}

/** Beside an order type that is paused: from when on it can be chosen. */
export function pausedTypeNote(until: string, { t, info }: Page): string {
  if (isUntilSwitchedBack(until)) return t('guest.checkout.type_paused');
  return t('guest.checkout.type_until', { time: endTime(until, clockOf(info)) });
}
