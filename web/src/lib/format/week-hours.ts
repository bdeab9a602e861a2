import type { Language } from '@comanda/contract/texts';
import type { DayHours, WeekHours } from '@comanda/domain/hours';
import type { ServingHours, ServingSpan } from '@comanda/domain/menu';

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;

/** Minutes from midnight as a clock shows them. */
export function clockOf(minutes: number): string {
  const part = (value: number): string => String(value).padStart(2, '0');
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}

/** Monday to Sunday as the language shortens them. */
export function weekdayNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: DAYS_A_WEEK }, (_, day) => format.format(MONDAY + day * DAY_MS));
}

/** Days that follow each other, as lists; a week does not go on after Sunday. */
function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** `Mon–Fri, Sun`; nothing for every day. */
function daysText(days: readonly number[], names: readonly string[]): string {
  if (days.length === DAYS_A_WEEK) return '';
  return runsOf(days)
    .map((run) => {
      const [first = 0] = run;
      const last = run.at(-1) ?? first;
      const ofRun = [first, last].map((day) => names[day]);
      // Two days need no dash.
      if (run.length > 2) return ofRun.join('–');
      return [...new Set(ofRun)].join(', ');
    })
    .join(', ');
}

function spanText({ days, start, end }: ServingSpan, names: readonly string[]): string {
  return `${daysText(days, names)} ${clockOf(start)}–${clockOf(end)}`.trim();
}

/** When a menu or a category is served: `Mon–Fri 08:00–11:30 · Sat, Sun 09:00–13:00`. */
export function servingHoursText(hours: ServingHours, language: Language): string {
  const names = weekdayNames(language);
  return hours.map((span) => spanText(span, names)).join(' · ');
}

/** `12:00–15:00, 18:00–23:00`, in the order of the day. */
export const daySpansText = (spans: readonly DayHours[]): string =>
  spans
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => `${clockOf(start)}–${clockOf(end)}`)
    .join(', ');

/** A week of several spans a day, days with the same hours as one: `Mon–Fri 12:00–15:00, 18:00–23:00 · Sun 10:00–15:00`. */
export function weekHoursText(week: WeekHours, language: Language): string {
  const names = weekdayNames(language);
  const days = names.map((_, day) => ({
    day,
    hours: daySpansText(week.filter((span) => span.days.includes(day))),
  }));
  const open = days.filter(({ hours }) => hours !== '');
  return [...Map.groupBy(open, ({ hours }) => hours)]
    .map(([hours, alike]) =>
      `${daysText(
        alike.map(({ day }) => day),
        names,
      )} ${hours}`.trim(),
    )
    .join(' · ');
}
