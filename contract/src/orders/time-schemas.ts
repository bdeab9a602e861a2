import {
  byOrderType,
  promiseMinutes,
  promiseReasons,
  type PromiseReason,
} from '@comanda/domain/orders';
import { Type } from 'typebox';
import { DateTime, Id, nullable } from '../routing/index.ts';

export const PromiseReasonName = Type.Enum([...promiseReasons]);
/** Minutes from now; the desk offers the same. */
export const PromiseMinutes = Type.Integer({
  minimum: Math.min(...promiseMinutes),
  maximum: Math.max(...promiseMinutes),
  multipleOf: 5,
});
export const PromisedAt = nullable(
  Type.String({
    ...DateTime,
    description: 'When the pub promised that it is ready; null without a promise',
  }),
);
/** What a pub has set for some time. */
export const temporaryState = {
  paused_until: Type.Object(
    byOrderType(() => nullable(DateTime)),
    { description: 'Until when the pub takes no new orders of a type; null while it takes them' },
  ),
  busy_minutes: Type.Integer({ description: 'Added to every promised time; 0 unless it is busy' }),
  busy_until: nullable(DateTime),
};

/** Null unless the pub accepted the order with a time. */
export const promise = {
  promised_at: PromisedAt,
  promise_reason: Type.Unsafe<PromiseReason | null>({
    type: ['string', 'null'],
    enum: [...promiseReasons, null],
    description: 'Why the time moved to a later one, if it did',
  }),
  arrives_from: nullable(DateTime),
  arrives_to: nullable(DateTime),
};
const Wanted = Type.Optional(
  Type.String({
    ...DateTime,
    description: 'The slot for which it was ordered; only of an order for later',
  }),
);
/** Of an order for later alone. */
export const forLater = {
  wanted_from: Wanted,
  wanted_to: Wanted,
  cook_at: Type.Optional(
    Type.String({
      ...DateTime,
      description: 'When the kitchen begins with it',
    }),
  ),
  is_ahead: Type.Optional(
    Type.Literal(true, { description: 'Its kitchen has not begun with it; only then' }),
  ),
  missing_lines: Type.Optional(
    Type.Array(
      Type.Object({
        line_id: Id,
        choice_ids: Type.Array(Id, {
          description: 'Which of its choices have run out; none where the dish itself has',
        }),
      }),
      {
        description:
          'Of its lines, those that the kitchen did not have when it began; only with any, until they are taken out or are back',
      },
    ),
  ),
};
