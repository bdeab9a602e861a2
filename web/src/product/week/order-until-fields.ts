import { MINUTES_A_DAY, type OrderUntil } from '@comanda/domain/hours';
import { clockOf } from '../../lib/format/week-hours.ts';
import type { ShownText, Translate } from '../../lib/i18n/current-texts.ts';
import { readTimes } from './span-fields.ts';

/** A cut-off as fields hold it: the time stays as typed until the form is sent. */
export type OrderUntilFields = {
  /** Null for none. */
  readonly daysBefore: number | null;
  readonly time: string;
};

/** A cake until the evening before is the commonest. */
export const NO_ORDER_UNTIL: OrderUntilFields = { daysBefore: null, time: '18:00' };

export const orderUntilFields = (until: OrderUntil | null | undefined): OrderUntilFields =>
  until
    ? { daysBefore: until.days_before, time: clockOf(until.minute % MINUTES_A_DAY) }
    : NO_ORDER_UNTIL;

/** Null for none, undefined while the time cannot be read; midnight is that at the end of the day. */
export function readOrderUntil({
  daysBefore,
  time,
}: OrderUntilFields): OrderUntil | null | undefined {
  if (daysBefore === null) return null;
  const times = readTimes({ start: '00:00', end: time });
  return times && { days_before: daysBefore, minute: times.end };
}

/** `orders until 18:00 of the day before`. */
export function orderUntilText(
  { days_before: count, minute }: OrderUntil,
  t: Translate,
): ShownText {
  const time = clockOf(minute);
  if (count === 0) return t('hours.until_same_day', { time });
  return count === 1
    ? t('hours.until_day_before', { time })
    : t('hours.until_days_before', { time, count });
}
