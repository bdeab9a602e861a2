import {
  MAX_COMMENT_LENGTH,
  MAX_DISH_COUNT,
  MAX_LINES_OF_ORDER,
  MAX_TABLE_LENGTH,
  orderTypes,
  paymentTypes,
} from '@comanda/domain/orders';
import { MAX_CHOICES_OF_LINE, MAX_DISH_NOTE_LENGTH, MAX_UNITS } from '@comanda/domain/options';
import { MAX_ADDRESS_LENGTH, MAX_LINE_LENGTH, MAX_PHONE_LENGTH } from '@comanda/domain/fields';
import { Type, type Static } from 'typebox';
import { Amount, maxItemsFor, DateTime, Id, Lat, Lng, nullable } from '../routing/index.ts';
import { languages } from '../languages/languages.ts';
import { Avoids, OrderTypeName } from './schemas.ts';

/** Two hundred lines with ten choices and a note each. */
export const MAX_BASKET_BYTES = 128 * 1024;

/** A client may send the lines of an order back as it received them; the server prices every order itself. */
const IgnoredPrice = Type.Optional(Type.Number({ ...Amount, description: 'Accepted and ignored' }));

const ChosenOptions = Type.Array(
  Type.Object({ choice_id: Id, count: Type.Integer({ minimum: 1, maximum: MAX_UNITS }) }),
  { maxItems: MAX_CHOICES_OF_LINE },
);

const basketLine = {
  dish_id: Id,
  count: Type.Integer({ maximum: MAX_DISH_COUNT }),
  dish_price: IgnoredPrice,
  options: Type.Optional(ChosenOptions),
  note: Type.Optional(
    Type.String({
      maxLength: MAX_DISH_NOTE_LENGTH,
      description: 'To the kitchen, about this dish; only at a pub that takes such notes',
    }),
  ),
};
const BasketLine = Type.Object(basketLine);

/** The dishes of an order, as a request names them. */
export const BasketLines = Type.Array(BasketLine, maxItemsFor(MAX_LINES_OF_ORDER));

/** The lines of an edited order. */
export const EditedLines = Type.Array(
  Type.Object({
    ...basketLine,
    line_id: Type.Optional(
      Type.Integer({
        ...Id,
        description:
          'The line that is meant. Without it a dish stands for its line as long as that is unambiguous',
      }),
    ),
  }),
  maxItemsFor(MAX_LINES_OF_ORDER),
);

const Phone = Type.String({ maxLength: MAX_PHONE_LENGTH });
const GuestField = Type.String({ maxLength: MAX_LINE_LENGTH });
/** What an order is judged and priced by. */
export const orderRequestFields = {
  order_type: OrderTypeName,
  dishes: BasketLines,
  lat: Type.Optional(nullable(Lat)),
  lng: Type.Optional(nullable(Lng)),
  payment_type: Type.Optional(Type.Enum([...paymentTypes, ''])),
  table_for_in_place_order: Type.Optional(Type.String({ maxLength: MAX_TABLE_LENGTH })),
  language: Type.Optional(
    Type.Enum([...languages], { description: 'In which the guest reads the menu' }),
  ),
  wanted_at: Type.Optional(
    nullable(
      Type.String({
        ...DateTime,
        description:
          'The start of the slot for which it is ordered, as `orders/times` offers it: when a delivery arrives, or when it can be collected. Null: as soon as possible',
      }),
    ),
  ),
};

/** The server prices every order itself; a request may only contain the total that the guest agreed to. */
export const NewOrder = Type.Object({
  ...orderRequestFields,
  client_name: GuestField,
  town: Type.Optional(GuestField),
  full_address: Type.Optional(Type.String({ maxLength: MAX_ADDRESS_LENGTH })),
  main_phone_number: Type.Optional(Phone),
  second_phone_number: Type.Optional(Phone),
  comments: Type.Optional(Type.String({ maxLength: MAX_COMMENT_LENGTH })),
  avoids: Type.Optional(Avoids),
  change_from: Type.Optional(
    nullable(
      Type.Number({
        ...Amount,
        description:
          'From which amount in cash the guest needs change: the total at least. Ignored unless the order is a delivery paid in cash; null for none',
      }),
    ),
  ),
  delivery_price: IgnoredPrice,
  expected_total: Type.Optional(
    Type.Number({
      ...Amount,
      description:
        'The client total that the guest saw; refused with `client_total` when the order would cost another amount',
    }),
  ),
});
export type NewOrder = Static<typeof NewOrder>;

export const NewRehearsal = Type.Object({
  order_type: Type.Optional(
    Type.Enum([...orderTypes], {
      description:
        'Without it a delivery if the pub offers delivery, else another type that it offers',
    }),
  ),
  language: Type.Optional(
    Type.Enum([...languages], { description: 'Of the name that stands for the guest’s' }),
  ),
});
export type NewRehearsal = Static<typeof NewRehearsal>;

export const QuoteRequest = Type.Object(orderRequestFields);
export type QuoteRequest = Static<typeof QuoteRequest>;

export const TimesRequest = Type.Object({
  ...orderRequestFields,
  date: Type.Optional(
    Type.String({
      maxLength: 10,
      pattern: String.raw`^20\d\d-\d\d-\d\d$`,
      description: 'A working day of the pub; left out: the first with a time',
    }),
  ),
});
export type TimesRequest = Static<typeof TimesRequest>;
