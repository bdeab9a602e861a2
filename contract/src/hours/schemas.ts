import {
  exceptionKinds,
  HOURS_STEP,
  MAX_DAYS_BEFORE,
  MAX_EXCEPTIONS,
  MAX_HOURS_TEXT_LENGTH,
  MAX_LAST_ORDER_MINUTES,
  MAX_PERIODS,
  MAX_SPANS_OF_EXCEPTION,
  MAX_WEEK_SPANS,
  MINUTES_A_DAY,
  services,
  type PubHours as HoursOfPub,
  type Service,
} from '@comanda/domain/hours';
import { Type, type Static } from 'typebox';
import { DateTime, maxItemsFor, nullable } from '../routing/index.ts';

const spanFields = {
  start: Type.Integer({
    minimum: 0,
    maximum: MINUTES_A_DAY,
    description: 'Minutes from midnight on the pub’s clock',
  }),
  end: Type.Integer({
    minimum: 0,
    maximum: MINUTES_A_DAY,
    description: 'Likewise; before the start: on the next day',
  }),
};
const HoursSpan = Type.Object(spanFields);

const Week = Type.Array(
  Type.Object({
    days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
      maxItems: 7,
      uniqueItems: true,
      description: '0 is Monday',
    }),
    ...spanFields,
  }),
  { ...maxItemsFor(MAX_WEEK_SPANS), description: 'Empty: closed' },
);

const ServiceName = Type.Enum([...services]);
const Services = Type.Array(ServiceName, { maxItems: services.length, uniqueItems: true });

const LocalText = Type.Optional(Type.String({ maxLength: MAX_HOURS_TEXT_LENGTH }));
const LocalTexts = Type.Object({ en: LocalText, ro: LocalText, ru: LocalText });

/** Of a service, or of the dishes of a category. */
export const UntilOfDay = Type.Object(
  {
    days_before: Type.Integer({
      minimum: 0,
      maximum: MAX_DAYS_BEFORE,
      description: '0 is the day itself',
    }),
    minute: Type.Integer({
      minimum: 0,
      maximum: MINUTES_A_DAY,
      multipleOf: HOURS_STEP,
      description: 'From midnight on the pub’s clock',
    }),
  },
  { description: 'Until when orders for a day are taken; without it as long as it is served' },
);

const ServiceHours = Type.Object({
  week: nullable(Week),
  follows: Type.Unsafe<Service | null>({ type: ['string', 'null'], enum: [...services, null] }),
  last_order: Type.Integer({
    minimum: 0,
    maximum: MAX_LAST_ORDER_MINUTES,
    multipleOf: HOURS_STEP,
    description: 'Minutes before closing at which the last order is taken',
  }),
  order_until: Type.Optional(UntilOfDay),
});

const MonthDay = Type.String({ maxLength: 5, pattern: String.raw`^\d\d-\d\d$` });
const CalendarDate = Type.String({ maxLength: 10, pattern: String.raw`^20\d\d-\d\d-\d\d$` });

/** The hours of a pub; a break goes before an exception of one day, that before one of several days, then periods, then the week. */
export const PubHours = Type.Unsafe<HoursOfPub>(
  Type.Object({
    services: Type.Object({
      opening: ServiceHours,
      delivery: ServiceHours,
      pick_up: ServiceHours,
    }),
    periods: Type.Array(
      Type.Object({
        name: LocalTexts,
        from: MonthDay,
        to: MonthDay,
        services: Services,
        week: Week,
      }),
      maxItemsFor(MAX_PERIODS),
    ),
    exceptions: Type.Array(
      Type.Object({
        from: CalendarDate,
        to: CalendarDate,
        kind: Type.Enum([...exceptionKinds]),
        spans: Type.Array(HoursSpan, { maxItems: MAX_SPANS_OF_EXCEPTION }),
        services: Services,
        text: LocalTexts,
      }),
      maxItemsFor(MAX_EXCEPTIONS),
    ),
  }),
);

export const HoursRevision = Type.Integer({
  minimum: 0,
  description: 'Of the hours that were read; another one in between is a conflict',
});

/** Whether a service is open and takes orders at this moment, and when that changes. */
const ServiceNow = Type.Object({
  is_open: Type.Boolean(),
  takes_orders: Type.Boolean({ description: 'Until the last order' }),
  orders_change_at: nullable(DateTime),
  closes_at: nullable(DateTime),
});
export type ServiceNow = Static<typeof ServiceNow>;

export const ServicesNow = Type.Partial(
  Type.Object({ opening: ServiceNow, delivery: ServiceNow, pick_up: ServiceNow }),
  { description: 'Only those with hours that the pub offers' },
);
export type ServicesNow = Static<typeof ServicesNow>;
