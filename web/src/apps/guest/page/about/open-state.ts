import type { PubPageData } from '@comanda/contract/guest-page';
import type { ServiceNow } from '@comanda/contract/hours';
import type { Language } from '@comanda/contract/texts';
import type { DayHours, Service } from '@comanda/domain/hours';
import { clockOf } from '../../../../lib/format/week-hours.ts';
import { daysBetween, pubTime, pubWeekday } from '../hours.ts';
import type { Translate } from '../text.ts';

const onDay = [
  'guest.hours.on_day_1',
  'guest.hours.on_day_2',
  'guest.hours.on_day_3',
  'guest.hours.on_day_4',
  'guest.hours.on_day_5',
  'guest.hours.on_day_6',
  'guest.hours.on_day_7',
] as const;

export type PubClock = {
  readonly now: Date;
  readonly timeZone: string;
  readonly language: Language;
};

/** Within a week the weekday says it; later only the date does. */
function dayOf(next: Date, { now, timeZone, language }: PubClock, t: Translate): string {
  if (daysBetween(now, next, timeZone) < 7) {
    return t(onDay[pubWeekday(next, timeZone)] ?? onDay[0]);
  }
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone });
  return t('guest.hours.on_date', { date: format.format(next) });
}

const DAY_MS = 24 * 60 * 60_000;

/** Whether a service is open now, and until when, in one sentence. */
export function openState(
  service: Service,
  state: ServiceNow,
  { t, ...clock }: PubClock & { readonly t: Translate },
): string {
  const { now, timeZone } = clock;
  const of = (what: 'until' | 'always' | 'no_orders' | 'from' | 'tomorrow' | 'on' | 'never') =>
    `guest.hours.${service}_${what}` as const;
  const ends = service === 'opening' ? state.closes_at : state.orders_change_at;
  if (state.is_open) {
    // An end that is more than a day away is not worth a time: the page says only that it is open.
    if (ends === null || Date.parse(ends) - now.getTime() > DAY_MS) return t(of('always'));
    const time = pubTime(new Date(ends), timeZone);
    return t(of(state.takes_orders ? 'until' : 'no_orders'), { time });
  }
  if (state.orders_change_at === null) return t(of('never'));
  const next = new Date(state.orders_change_at);
  const time = pubTime(next, timeZone);
  const days = daysBetween(now, next, timeZone);
  if (days === 0) return t(of('from'), { time });
  if (days === 1) return t(of('tomorrow'), { time });
  return t(of('on'), { day: dayOf(next, clock, t), time });
}

/** The service that the line of the pub says: its opening where it is known, else that of its deliveries. */
export function mainService({ services = {} }: PubPageData): Service | undefined {
  return (['opening', 'delivery', 'pick_up'] as const).find((one) => services[one] !== undefined);
}

/** Until when the service that the line says takes orders now; undefined where it does not, or has no end. */
export function lastOrderAt(data: PubPageData): string | undefined {
  const service = mainService(data);
  const state = service && data.services?.[service];
  return state?.takes_orders ? (state.orders_change_at ?? undefined) : undefined;
}

/** The hours of a day as a text, or undefined when it is closed. */
export function spansText(spans: readonly DayHours[], t: Translate): string | undefined {
  if (spans.length === 0) return undefined;
  return spans
    .map(({ start, end }) =>
      start === 0 && end === 1440
        ? t('guest.hours.around_the_clock')
        : `${clockOf(start)}–${clockOf(end)}`,
    )
    .join(', ');
}
