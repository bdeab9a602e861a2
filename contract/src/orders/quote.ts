import { Type, type Static } from 'typebox';
import { Id, nullable } from '../routing/index.ts';
import { temporaryState } from './schemas.ts';

/** The present price of a basket, and the reason why it would be refused, if any. */
export const Quote = Type.Object({
  dishes: Type.Array(
    Type.Object({
      dish_id: Id,
      count: Type.Integer(),
      dish_price: Type.Number(),
      name: Type.String(),
    }),
  ),
  unavailable_dish_ids: Type.Array(Id, { description: 'Not on the menu, or sold out' }),
  sold_out_dish_ids: Type.Array(Id),
  dish_total: Type.Number(),
  delivery_price: nullable(Type.Number()),
  zone_price: nullable(Type.Number()),
  missing_to_free_delivery: nullable(Type.Number()),
  client_total: Type.Number(),
  ...temporaryState,
  refusal: nullable(
    Type.Object({
      code: Type.String(),
      facts: Type.Record(Type.String(), Type.Unknown()),
    }),
  ),
});
export type Quote = Static<typeof Quote>;
