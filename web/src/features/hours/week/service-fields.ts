import {
  DEFAULT_HOURS,
  mayFollow,
  problemsOfWeek,
  rootOf,
  type PubHours,
  type Service,
  type ServiceHours,
  type WeekHours,
} from '@comanda/domain/hours';
import {
  NO_ORDER_UNTIL,
  orderUntilFields,
  readOrderUntil,
  type OrderUntilFields,
} from '../../../product/week/order-until-fields.ts';
import {
  EVERY_DAY,
  readTimes,
  timeFields,
  unreadTime,
  type SpanFields,
  type SpanProblem,
} from '../../../product/week/span-fields.ts';

/** Whose week a service has: its own, none yet, or that of another service. */
export type Source = 'own' | 'unset' | Service;

/** The hours of a service as its form holds them. */
export type ServiceFields = {
  readonly source: Source;
  /** Typed ones stay while another source is chosen. */
  readonly spans: readonly SpanFields[];
  readonly lastOrder: number;
  /** Missing in what an earlier version of the program has kept in the tab. */
  readonly until?: OrderUntilFields;
};

/** Ten to ten, on days that are still to be chosen. */
export const NEW_SPAN: SpanFields = { days: [], start: '10:00', end: '22:00' };

/** What a person may choose for a service. */
export const sourcesOf = (service: Service): readonly Source[] =>
  service === 'opening' ? ['own', 'unset'] : ['own', ...mayFollow[service]];

export const spanFieldsOf = (week: WeekHours): SpanFields[] =>
  week.map((span) => ({ days: span.days, ...timeFields(span) }));

export const serviceFields = ({
  week,
  follows,
  last_order: lastOrder,
  order_until: until,
}: ServiceHours): ServiceFields => ({
  source: follows ?? (week === null ? 'unset' : 'own'),
  spans: spanFieldsOf(week ?? []),
  lastOrder,
  until: orderUntilFields(until),
});

/** The spans as far as they can be read. */
export const readWeek = (spans: readonly SpanFields[]): WeekHours =>
  spans.flatMap((span) => {
    const times = readTimes(span);
    return times ? [{ days: span.days.toSorted((one, other) => one - other), ...times }] : [];
  });

export function readService({
  source,
  spans,
  lastOrder,
  until = NO_ORDER_UNTIL,
}: ServiceFields): ServiceHours {
  const cutOff = readOrderUntil(until);
  return {
    week: source === 'own' ? readWeek(spans) : null,
    follows: source === 'own' || source === 'unset' ? null : source,
    last_order: lastOrder,
    ...(cutOff && { order_until: cutOff }),
  };
}

/** Whether all of a service can be saved, as far as it says by itself. */
export const isServiceRight = ({ source, spans, until = NO_ORDER_UNTIL }: ServiceFields): boolean =>
  readOrderUntil(until) !== undefined &&
  (source !== 'own' || spanProblems(spans).every((problem) => !problem));

/** What is wrong with each span of a week, in their order. */
export const spanProblems = (spans: readonly SpanFields[]): (SpanProblem | undefined)[] =>
  spans.map((span) => unreadTime(span) ?? weekProblem(span));

function weekProblem(span: SpanFields): 'no_days' | 'no_length' | undefined {
  const [code] = problemsOfWeek(readWeek([span]));
  return code === 'no_days' || code === 'no_length' ? code : undefined;
}

/** The week that a pub most likely has where it has said none: that of its deliveries, else ten to ten. */
export function likelyWeek(hours: PubHours): SpanFields[] {
  const { week } = hours.services[rootOf(hours, 'delivery')];
  const known = week !== null && week.length > 0 ? week : DEFAULT_HOURS.services.delivery.week;
  return known ? spanFieldsOf(known) : [{ ...NEW_SPAN, days: EVERY_DAY }];
}
