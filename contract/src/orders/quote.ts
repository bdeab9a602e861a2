import type { OptionProblem } from '@comanda/domain/options';
import { Type, type Static } from 'typebox';
import { DateTime, Id, nullable } from '../routing/index.ts';
import { OrderOption, OtherNames } from './line-schemas.ts';
import { OrderTypeName } from './schemas.ts';
import { temporaryState } from './time-schemas.ts';

const problems = [
  'too_few',
  'too_many_choices',
  'too_many_units',
  'too_many_of_choice',
  'choice_sold_out',
  'choice_not_offered',
] as const satisfies readonly OptionProblem['code'][];

/** Why a line cannot be ordered with its choices. */
export const LineProblem = Type.Object({
  dish_id: Id,
  code: Type.Enum([...problems]),
  group_id: Type.Optional(Id),
  choice_id: Type.Optional(Id),
  missing: Type.Optional(Type.Integer({ description: 'Units that are too few' })),
});
export type LineProblem = Static<typeof LineProblem>;

/** A dish whose menu or category is not served now. */
export const NotServedDish = Type.Object({
  dish_id: Id,
  not_served_until: nullable(
    Type.String({ ...DateTime, description: 'When it can be ordered next; null for never' }),
  ),
});
export type NotServedDish = Static<typeof NotServedDish>;

/** A rule that says no, and what its text contains. */
export const OrderRefused = Type.Object({
  code: Type.String(),
  facts: Type.Record(Type.String(), Type.Unknown()),
});

/** The present price of a basket, and the reason why it would be refused, if any. */
export const Quote = Type.Object({
  dishes: Type.Array(
    Type.Object({
      dish_id: Id,
      count: Type.Integer(),
      dish_price: Type.Number(),
      name: Type.String(),
      names: OtherNames,
      options: Type.Optional(Type.Array(OrderOption)),
      note: Type.Optional(Type.String()),
      deposit: Type.Optional(
        Type.Number({ description: 'For the packaging of one; only with any' }),
      ),
    }),
  ),
  unavailable_dish_ids: Type.Array(Id, {
    description: 'Not on the menu, sold out, or not served now',
  }),
  sold_out_dish_ids: Type.Array(Id),
  not_served_dishes: Type.Optional(
    Type.Array(NotServedDish, { description: 'Only if there are any' }),
  ),
  option_problems: Type.Optional(
    Type.Array(LineProblem, { description: 'Why lines cannot be ordered with their choices' }),
  ),
  dish_total: Type.Number(),
  delivery_price: nullable(Type.Number()),
  zone_price: nullable(Type.Number()),
  missing_to_free_delivery: nullable(Type.Number()),
  next_step: nullable(
    Type.Object(
      {
        missing: Type.Number({ description: 'How much more food it needs' }),
        price: Type.Number({ description: 'What the delivery then costs; 0 is free' }),
      },
      { description: 'The next cheaper price of the delivery; null at the cheapest' },
    ),
  ),
  zone_minutes: Type.Optional(
    Type.Integer({ description: 'Added to the delivery time in this zone; only with any' }),
  ),
  deposit: Type.Optional(
    Type.Number({ description: 'For the packaging of all dishes; only with any' }),
  ),
  client_total: Type.Number({ description: 'Dishes, delivery and deposit' }),
  takes_later: Type.Optional(
    Type.Literal(true, { description: 'Such an order can be placed for later; only then' }),
  ),
  later_types: Type.Optional(
    Type.Array(OrderTypeName, {
      description: 'All types of which orders can be placed for later; only with any',
    }),
  ),
  ...temporaryState,
  refusal: nullable(OrderRefused),
});
export type Quote = Static<typeof Quote>;

/** A time for which a basket can be ordered, or why it cannot. */
const OrderTime = Type.Object({
  from: DateTime,
  to: DateTime,
  refusal: nullable(
    Type.Object({
      code: Type.String(),
      facts: Type.Record(Type.String(), Type.Unknown()),
    }),
  ),
});

export const OrderTimes = Type.Object({
  days: Type.Array(Type.String(), {
    description: 'The working days (YYYY-MM-DD) on which the pub takes such orders at all',
  }),
  date: nullable(Type.String({ description: 'That of the times; null without any day' })),
  times: Type.Array(OrderTime),
});
export type OrderTimes = Static<typeof OrderTimes>;
