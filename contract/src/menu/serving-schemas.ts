import { HOURS_STEP, MINUTES_A_DAY } from '@comanda/domain/hours';
import { LATEST_SERVING_START, MAX_SERVING_SPANS } from '@comanda/domain/menu';
import { Type, type Static } from 'typebox';
import { DateTime, nullable } from '../routing/index.ts';

const Weekday = Type.Integer({ minimum: 0, maximum: 6 });

const ServingSpan = Type.Object({
  days: Type.Array(Weekday, { maxItems: 7, uniqueItems: true, description: '0 is Monday' }),
  start: Type.Integer({
    minimum: 0,
    maximum: LATEST_SERVING_START,
    multipleOf: HOURS_STEP,
    description: 'Minutes from midnight on the pub’s clock',
  }),
  end: Type.Integer({
    minimum: 0,
    maximum: MINUTES_A_DAY,
    multipleOf: HOURS_STEP,
    description: 'Likewise; before the start: on the next day',
  }),
});

export type ServingSpan = Static<typeof ServingSpan>;

/** Of a menu or a category. */
export const servingFields = {
  serving_hours: Type.Optional(
    Type.Array(ServingSpan, { description: 'Only of an entry that is not always served' }),
  ),
};

/** In a form: an empty list is always. */
export const servingOfForm = {
  serving_hours: Type.Optional(Type.Array(ServingSpan, { maxItems: MAX_SERVING_SPANS })),
};

/** In the menu of guests. */
export const servedNow = {
  not_served_until: Type.Optional(
    nullable(
      Type.String({
        ...DateTime,
        description:
          'Only while it is not served: when it can be ordered next, by the hours of a category and of its menu; null for never',
      }),
    ),
  ),
};
