import { factsOf, type Language } from '@comanda/contract/texts';

export const namedPeriods = ['this_week', 'this_month', 'last_month'] as const;
type NamedPeriod = (typeof namedPeriods)[number];

/** A named period, or a range of days, both included; an empty end is open. */
export type Period =
  | { readonly kind: NamedPeriod }
  | { readonly kind: 'range'; readonly from: string; readonly to: string };

/** The bounds of the request: `from` is included, `to` is not. */
export type Bounds = { readonly from?: string; readonly to?: string };

const DEFAULT_PERIOD: NamedPeriod = 'this_month';

const MONDAY = 1;
const DAYS_OF_WEEK = 7;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const startOfDay = (now: Date, shiftDays = 0) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + shiftDays);
const startOfMonth = (now: Date, shiftMonths = 0) =>
  new Date(now.getFullYear(), now.getMonth() + shiftMonths, 1);

function dayOf(text: string, shiftDays = 0): Date | undefined {
  if (!DAY.test(text)) return undefined;
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 ? startOfDay(date, shiftDays) : undefined;
}

const named: Record<NamedPeriod, (now: Date) => { readonly from: Date; readonly to?: Date }> = {
  this_week: (now) => ({
    from: startOfDay(now, -((now.getDay() + DAYS_OF_WEEK - MONDAY) % DAYS_OF_WEEK)),
  }),
  this_month: (now) => ({ from: startOfMonth(now) }),
  last_month: (now) => ({ from: startOfMonth(now, -1), to: startOfMonth(now) }),
};

/** The start and end of a period, by the calendar of the courier's phone. */
export function boundsOf(period: Period, now: Date): Bounds {
  const { from, to } =
    period.kind === 'range'
      ? { from: dayOf(period.from), to: dayOf(period.to, 1) }
      : { to: undefined, ...named[period.kind](now) };
  return {
    ...(from ? { from: from.toISOString() } : {}),
    ...(to ? { to: to.toISOString() } : {}),
  };
}

/** The period in the address; anything else is this month. */
export function periodIn(search: URLSearchParams): Period {
  const known = namedPeriods.find((period) => period === search.get('period'));
  if (known) return { kind: known };
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  if (from !== '' || to !== '' || search.get('period') === 'range') {
    return { kind: 'range', from, to };
  }
  return { kind: DEFAULT_PERIOD };
}

/** The currency in the address, if it is among the balances; else undefined. */
export function currencyIn(
  search: URLSearchParams,
  balances: readonly { readonly currency_id: number }[],
): number | undefined {
  const requested = Number(search.get('currency'));
  return balances.find(({ currency_id: id }) => id === requested)?.currency_id;
}

export function searchOf(period: Period): Record<string, string> {
  return period.kind === 'range'
    ? { period: 'range', from: period.from, to: period.to }
    : { period: period.kind };
}

/** A day in the statement's format: `сб, 21 ноября`. */
export function formatShortDay(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(factsOf(language).locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
  }).format(new Date(iso));
}
