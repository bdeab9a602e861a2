import type { Pub } from '@comanda/contract/pubs';
import { factsOf, type Language } from '@comanda/contract/texts';
import {
  MAX_EXCEPTION_DAYS,
  rootOf,
  type HoursException,
  type HoursPeriod,
  type HoursProblem,
  type LocalTexts,
  type PubHours,
  type Service,
} from '@comanda/domain/hours';
import { daySpansText, weekHoursText } from '../../../lib/format/week-hours.ts';
import type { ShownText, Translate } from '../../../lib/i18n/current-texts.ts';
import { orderUntilText } from '../../../product/week/order-until-fields.ts';
import { shownServices } from '../services.ts';

export type Words = { readonly t: Translate; readonly language: Language };

export const problemWords = (code: HoursProblem['code'], { t }: Words): ShownText =>
  t(`hours.problem_${code}`, { days: MAX_EXCEPTION_DAYS });

/** `Mon–Fri 10:00–22:00 · Sat 11:00–02:00`, with whose hours they are, the last order and the cut-off of a day. */
export function serviceWords(hours: PubHours, service: Service, { t, language }: Words): string {
  const { follows, last_order: minutes, order_until: until } = hours.services[service];
  const { week } = hours.services[rootOf(hours, service)];
  if (week === null) return t('hours.not_set');
  const words = week.length === 0 ? t('hours.closed_all_week') : weekHoursText(week, language);
  const whole = follows === null ? words : `${t(`hours.as_${ofShown(follows)}`)}: ${words}`;
  const limits = [
    ...(minutes === 0 ? [] : [t('hours.last_order_value', { minutes })]),
    ...(until ? [orderUntilText(until, t)] : []),
  ];
  return [whole, ...limits].join(' · ');
}

/** Nothing follows pick-up. */
const ofShown = (follows: Service): 'opening' | 'delivery' =>
  follows === 'opening' ? 'opening' : 'delivery';

/** A text of the pub in the reader's language, else in that of the pub, else in any. */
export const localText = (texts: LocalTexts, pub: Pub, language: Language): string =>
  [texts[language], texts[pub.working_language], ...Object.values(texts)].find(Boolean) ?? '';

type Dates = Pick<HoursException, 'from' | 'to'>;

/** `Fri, 1 May` or `31 Dec – 2 Jan`; another year than today's with it. */
export function datesText({ from, to }: Dates, today: string, language: Language): string {
  const year = today.slice(0, 4);
  const isThisYear = from.startsWith(year) && to.startsWith(year);
  const format = new Intl.DateTimeFormat(factsOf(language).locale, {
    ...(from === to && { weekday: 'short' }),
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}

/** `1 May – 30 September`, of every year. */
export function seasonDatesText(
  { from, to }: Pick<HoursPeriod, 'from' | 'to'>,
  language: Language,
) {
  const format = new Intl.DateTimeFormat(factsOf(language).locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  // A leap year has every day.
  return [from, to].map((date) => format.format(new Date(`2024-${date}T00:00:00Z`))).join(' – ');
}

/** What an exception makes of its dates: `closed`, `10:00–14:00`, `closed 15:00–16:30`. */
export function exceptionWords({ kind, spans }: HoursException, { t }: Words): string {
  if (kind === 'closed') return t('hours.closed');
  const hours = daySpansText(spans);
  return kind === 'hours' ? hours : t('hours.closed_at', { hours });
}

/** The names of the services, where they are not all. */
export function servicesWords(of: readonly Service[], pub: Pub, { t }: Words): string | undefined {
  const shown = shownServices(pub);
  const named = shown.filter((service) => of.includes(service));
  if (named.length === shown.length) return undefined;
  return named.map((service) => t(`hours.service_${service}`)).join(', ');
}
