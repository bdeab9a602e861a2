import type { OrderUntil } from './order-until.ts';
import type { DayHours } from './week-spans.ts';

/** What a pub keeps hours for. */
export const services = ['opening', 'delivery', 'pick_up'] as const;
export type Service = (typeof services)[number];

/** Hours on some days of the week, 0 (Monday) to 6; an end before its start crosses midnight. */
export type SpanOnDays = DayHours & { readonly days: readonly number[] };

/** A week as a pub says it: several spans a day, and days that share them. Empty: closed. */
export type WeekHours = readonly SpanOnDays[];

/** A text for guests, by language; a language may be missing. */
export type LocalTexts = Readonly<Partial<Record<'en' | 'ro' | 'ru', string | undefined>>>;

export type ServiceHours = {
  /** Null where it follows another service, and for an opening that the pub has not set. */
  readonly week: WeekHours | null;
  /** The service whose week and periods it has. */
  readonly follows: Service | null;
  /** Minutes before closing at which the last order is taken. */
  readonly last_order: number;
  /** Until when orders for a day are taken; none where it is left out. */
  readonly order_until?: OrderUntil | undefined;
};

/** A season with a week of its own that comes back every year, as a summer terrace does. */
export type HoursPeriod = {
  readonly name: LocalTexts;
  /** `MM-DD`, both included; an end before its start goes past the new year. */
  readonly from: string;
  readonly to: string;
  /** Of those that have a week of their own. */
  readonly services: readonly Service[];
  readonly week: WeekHours;
};

export const exceptionKinds = ['closed', 'hours', 'break'] as const;

/** Dates on which a pub keeps other hours, once. */
export type HoursException = {
  /** `YYYY-MM-DD` on the pub's calendar, both included. */
  readonly from: string;
  readonly to: string;
  /** Closed, open at these hours instead, or closed at these hours only. */
  readonly kind: (typeof exceptionKinds)[number];
  /** Empty of a closed one. */
  readonly spans: readonly DayHours[];
  readonly services: readonly Service[];
  readonly text: LocalTexts;
};

/** When a pub is open, delivers, and hands over what guests fetch. One value: it is read and judged as a whole. */
export type PubHours = {
  readonly services: Readonly<Record<Service, ServiceHours>>;
  readonly periods: readonly HoursPeriod[];
  readonly exceptions: readonly HoursException[];
};

export const MAX_WEEK_SPANS = 21;
export const MAX_SPANS_OF_EXCEPTION = 5;
export const MAX_PERIODS = 10;
export const MAX_EXCEPTIONS = 100;
export const MAX_LAST_ORDER_MINUTES = 180;
/** Days that one exception may last; longer ones are a period. */
export const MAX_EXCEPTION_DAYS = 180;
/** Characters of the text of an exception or the name of a period. */
export const MAX_HOURS_TEXT_LENGTH = 80;

/** The services that each may follow: never one that could follow it. */
export const mayFollow: Readonly<Record<Service, readonly Service[]>> = {
  opening: [],
  delivery: ['opening'],
  pick_up: ['opening', 'delivery'],
};

const THE_DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Ten to ten. */
export const DEFAULT_HOURS: PubHours = {
  services: {
    opening: { week: null, follows: null, last_order: 0 },
    delivery: { week: [{ days: THE_DAYS, start: 600, end: 1320 }], follows: null, last_order: 0 },
    pick_up: { week: null, follows: 'delivery', last_order: 0 },
  },
  periods: [],
  exceptions: [],
};

/** The service whose week another one has: itself where it has its own. */
export function rootOf(hours: Pick<PubHours, 'services'>, service: Service): Service {
  const { follows } = hours.services[service];
  const isAllowed = follows !== null && mayFollow[service].includes(follows);
  return isAllowed ? rootOf(hours, follows) : service;
}

/** Whether a pub has said when; else its guests at tables order at any hour. */
export const areHoursSet = (hours: Pick<PubHours, 'services'>, service: Service): boolean =>
  hours.services[rootOf(hours, service)].week !== null;
