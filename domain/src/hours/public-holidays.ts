import { dateOfDay, dayOfDate } from './dated-hours.ts';

/** Days on which pubs of Moldova close or keep other hours. */
export const holidays = [
  'new_year',
  'christmas_old_style',
  'womens_day',
  'easter',
  'easter_western',
  'memorial_easter',
  'labour_day',
  'victory_and_europe_day',
  'childrens_day',
  'independence_day',
  'language_day',
  'chisinau_day',
  'christmas',
] as const;
export type Holiday = (typeof holidays)[number];

export type HolidayDates = {
  readonly holiday: Holiday;
  /** `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
};

/** The Sunday of Easter as a day counted from 1 January 1970; the Gregorian rule (Meeus, Jones and Butcher). */
function westernEaster(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1) / 86_400_000;
}

/** The difference of the two calendars from 1900 to 2099. */
const JULIAN_DAYS = 13;

/** The Sunday of the Orthodox Easter, on our calendar; the Julian rule (Meeus). */
function orthodoxEaster(year: number): number {
  const a = year % 4;
  const b = year % 7;
  const c = year % 19;
  const d = (19 * c + 15) % 30;
  const e = (2 * a + 4 * b - d + 34) % 7;
  const sum = d + e + 114;
  const julian = Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1) / 86_400_000;
  return julian + JULIAN_DAYS;
}

/**
 * The public holidays of Moldova in a year (Labour Code, article 111), the feast of Chișinău's church and the western
 * Easter, which many keep. Proposals: a pub chooses what it does on each.
 */
export function holidaysOf(year: number): HolidayDates[] {
  const on = (holiday: Holiday, monthDay: string, days = 1): HolidayDates => {
    const from = `${year}-${monthDay}`;
    return { holiday, from, to: dateOfDay(dayOfDate(from) + days - 1) };
  };
  const easter = orthodoxEaster(year);
  const western = westernEaster(year);
  const days: HolidayDates[] = [
    on('new_year', '01-01'),
    on('christmas_old_style', '01-07', 2),
    on('womens_day', '03-08'),
    { holiday: 'easter', from: dateOfDay(easter), to: dateOfDay(easter + 1) },
    // In some years both are on one day.
    ...(western === easter
      ? []
      : [{ holiday: 'easter_western', from: dateOfDay(western), to: dateOfDay(western) } as const]),
    { holiday: 'memorial_easter', from: dateOfDay(easter + 8), to: dateOfDay(easter + 8) },
    on('labour_day', '05-01'),
    on('victory_and_europe_day', '05-09'),
    on('childrens_day', '06-01'),
    on('independence_day', '08-27'),
    on('language_day', '08-31'),
    on('chisinau_day', '10-14'),
    on('christmas', '12-25'),
  ];
  return days.toSorted((one, other) => one.from.localeCompare(other.from));
}

/** The holidays from a date on, `YYYY-MM-DD`, each once. */
export function nextHolidays(today: string): HolidayDates[] {
  const year = Number(today.slice(0, 4));
  const later = [...holidaysOf(year), ...holidaysOf(year + 1)].filter(({ to }) => to >= today);
  return later.filter(
    ({ holiday }, index) => later.findIndex((other) => other.holiday === holiday) === index,
  );
}
