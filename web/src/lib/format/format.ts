import {
  factsOf,
  formatAmount,
  formatDateTime,
  formatDayTime,
  formatTime,
  numberFormat,
  type Language,
} from '@comanda/contract/texts';

export { formatAmount, formatDateTime, formatDayTime, formatTime };

/** A percent without its sign: `8`, `12,5`. */
export const formatPercent = (percent: number, language: Language): string =>
  numberFormat(language, {}).format(percent);

/** The decimal separator of a number: of the two accepted characters, the usual one. */
export function decimalSign(language: Language): '.' | ',' {
  return numberFormat(language, {}).format(0.5).includes(',') ? ',' : '.';
}

/** An amount that is owed or due: with a plus above zero. */
export function formatSigned(value: number, symbol: string, language: Language): string {
  return `${value > 0 ? '+' : ''}${formatAmount(value, symbol, language)}`;
}

/** A distance to one decimal: `1,2 км`. */
export function formatKilometres(kilometres: number, language: Language): string {
  return numberFormat(language, {
    style: 'unit',
    unit: 'kilometer',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(kilometres);
}

/** A short distance: `800 м`. */
export function formatMetres(metres: number, language: Language): string {
  return numberFormat(language, { style: 'unit', unit: 'meter' }).format(metres);
}

/** When something ends: `21:30` today, `28 нояб., 11:00` on another day, in another year with it. */
export function formatEnd(
  end: Date,
  now: Date,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): string {
  const dayOf = (moment: Date, hasYear: boolean): string =>
    formatDayMonth(moment.toISOString(), language, { timeZone, hasYear });
  if (dayOf(end, true) === dayOf(now, true)) return formatTime(end.getTime(), language, timeZone);
  const yearOf = (moment: Date): string =>
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(moment);
  if (yearOf(end) !== yearOf(now)) return formatDateTime(end.toISOString(), language, timeZone);
  return new Intl.DateTimeFormat(factsOf(language).locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(end);
}

/** The end of a calendar day, `YYYY-MM-DD`, in the format of `formatDateTime`: `21 дек. 2026 г., 23:59`. */
export function formatEndOfDay(day: string, language: Language): string {
  return formatDateTime(`${day}T23:59:59Z`, language, 'UTC');
}

/** A moment to the second, in the device's zone: for moments that must be distinguishable. */
export function formatExactTime(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(factsOf(language).locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
  }).format(new Date(iso));
}

/** A calendar day, `YYYY-MM-DD` on the wire, written out: `5 марта 1998 г.` */
export function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(factsOf(language).locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** A moment's day and short month, `5 mar.`, and its year where it is needed. */
export function formatDayMonth(
  iso: string,
  language: Language,
  { timeZone, hasYear }: { timeZone: string; hasYear: boolean },
): string {
  return new Intl.DateTimeFormat(factsOf(language).locale, {
    day: 'numeric',
    month: 'short',
    ...(hasYear && { year: 'numeric' }),
    timeZone,
  }).format(new Date(iso));
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** An age in its largest whole unit: `4 min`, `2 h`, `3 days`. */
export function formatAge(minutes: number, language: Language): string {
  const [value, unit] =
    minutes < HOUR
      ? [minutes, 'minute']
      : minutes < DAY
        ? [Math.floor(minutes / HOUR), 'hour']
        : [Math.floor(minutes / DAY), 'day'];
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}
