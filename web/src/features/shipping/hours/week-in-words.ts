import type { Language } from '@comanda/contract/texts';
import type { WorkDay } from '@comanda/domain/shipping';
import { servingHoursText } from '../../../lib/format/week-hours.ts';
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
