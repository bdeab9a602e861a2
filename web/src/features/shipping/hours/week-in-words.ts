import type { Language } from '@comanda/contract/texts';
import { rootOf, type PubHours } from '@comanda/domain/hours';
import { isOneSpanADay, type WorkDay } from '@comanda/domain/shipping';
import { servingHoursText, weekHoursText } from '../../../lib/format/week-hours.ts';
import type { Translate } from '../../../lib/i18n/current-texts.ts';
import { isClosed } from './week.ts';

/** `Mon–Fri 10:00–22:00`, `Sat, Sun 11:00–23:00`: without the closed days. */
export function weekInWords(week: readonly WorkDay[], language: Language): string[] {
  const spans = new Map<string, WorkDay & { days: number[] }>();
  for (const [weekday, { start, end }] of week.entries()) {
    if (isClosed({ start, end })) continue;
    const key = `${start}–${end}`;
    const span = spans.get(key) ?? { start, end, days: [] };
    spans.set(key, { ...span, days: [...span.days, weekday] });
  }
  return [...spans.values()].map((span) => servingHoursText([span], language));
}

/** Whether a line for each day says all of the usual week: own hours, one span a day. */
export const fitsForm = ({ services: { delivery } }: PubHours): boolean =>
  delivery.follows === null && delivery.week !== null && isOneSpanADay(delivery.week);

type Words = { readonly t: Translate; readonly language: Language };

/** All spans of the usual week, and whose they are: `As the venue: Mon–Fri 12:00–15:00, 18:00–23:00`. */
export function deliveryWords(hours: PubHours, { t, language }: Words): string {
  const root = rootOf(hours, 'delivery');
  const words =
    weekHoursText(hours.services[root].week ?? [], language) || t('shipping.hours_none');
  return hours.services.delivery.follows === null ? words : `${t('hours.as_opening')}: ${words}`;
}
