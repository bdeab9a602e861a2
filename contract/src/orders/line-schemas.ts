import { Type, type Static } from 'typebox';
import { byLanguage } from '../menu/translation-schemas.ts';
import { DateTime, Id } from '../routing/index.ts';
import { VatOfLine } from '../vat/schemas.ts';

export const LineId = Type.Integer({
  ...Id,
  description:
    'Stays the same when the order is edited, as long as the line exists with its choices and note',
});

export const OtherNames = Type.Optional(
  byLanguage(
    Type.String(),
    'The name in the other languages that the pub offered, as it was when it was ordered; only with any',
  ),
);

/** A choice of an ordered dish, as it was when it was ordered. */
export const OrderOption = Type.Object({
  group_id: Id,
  choice_id: Id,
  group_name: Type.String(),
  group_names: OtherNames,
  name: Type.String(),
  names: OtherNames,
  count: Type.Integer({ minimum: 1 }),
  price: Type.Number({ description: 'The menu’s price of one; the price of the dish includes it' }),
});
export type OrderOption = Static<typeof OrderOption>;

export const OrderDish = Type.Object({
  line_id: LineId,
  dish_id: Id,
  count: Type.Integer({ minimum: 1 }),
  /** The price of one, with commission; fixed when the dish was ordered. */
  dish_price: Type.Number(),
  name: Type.String({ description: 'In the working language of the pub' }),
  names: OtherNames,
  image_file_name: Type.String(),
  options: Type.Optional(
    Type.Array(OrderOption, { description: 'Its choices in the order of the menu; only with any' }),
  ),
  note: Type.Optional(
    Type.String({ description: 'What the guest has written to this dish; only if anything' }),
  ),
  deposit: Type.Optional(
    Type.Number({ description: 'For the packaging of one, beside its price; only with any' }),
  ),
  comp_count: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'How many of them the house gives for free; only with any',
    }),
  ),
});
export type OrderDish = Static<typeof OrderDish>;

/** A line as its pub sees it. */
export const PubOrderDish = Type.Object({
  ...OrderDish.properties,
  vat: VatOfLine,
  done_at: Type.Optional(
    Type.String({ ...DateTime, description: 'When the kitchen marked it as done; only then' }),
  ),
  done_count: Type.Optional(
    Type.Integer({
      minimum: 1,
      description:
        'How many were done before its count was raised, of a line that is not done; only with any',
    }),
  ),
  avoids_seen: Type.Optional(
    Type.Literal(true, { description: 'A cook makes it without what the guest avoids; only then' }),
  ),
});
export type PubOrderDish = Static<typeof PubOrderDish>;
