import { MAX_LINES_OF_ORDER, refuseReasons } from '@comanda/domain/orders';
import { Type } from 'typebox';
import { Id, maxItemsFor } from '../routing/index.ts';
import { MOST_REFUSED_AT_ONCE } from '../wire/index.ts';
import { LineId } from './line-schemas.ts';
import { CancelText } from './schemas.ts';

const RefuseReasonName = Type.Enum([...refuseReasons]);
export const OrderRefusal = Type.Object({
  reason: RefuseReasonName,
  text: Type.Optional(CancelText),
  sold_out_dish_ids: Type.Optional(
    Type.Array(Id, {
      uniqueItems: true,
      ...maxItemsFor(MAX_LINES_OF_ORDER),
      description:
        'Only with `sold_out`, and then at least one of the order’s dishes or choices: sold out from now on until the pub opens on its next working day',
    }),
  ),
  sold_out_choice_ids: Type.Optional(
    Type.Array(Id, {
      uniqueItems: true,
      ...maxItemsFor(MAX_LINES_OF_ORDER),
      description: 'As `sold_out_dish_ids`, of the choices of the order’s dishes',
    }),
  ),
});

/** `sold_out` names dishes of one order. */
const commonReasons = refuseReasons.filter((reason) => reason !== 'sold_out');
export const OrdersRefusal = Type.Object({
  order_ids: Type.Array(Id, { uniqueItems: true, minItems: 1, maxItems: MOST_REFUSED_AT_ONCE }),
  reason: Type.Enum([...commonReasons]),
  text: Type.Optional(CancelText),
});

const seenLine = {
  line_id: LineId,
  count: Type.Integer({ minimum: 1, description: 'The count that the cook has seen' }),
};
const someLines = { minItems: 1, ...maxItemsFor(MAX_LINES_OF_ORDER) };

/** Absolute states, so that a repeated request changes nothing. */
export const KitchenMarks = Type.Object(
  {
    lines: Type.Optional(
      Type.Array(Type.Object({ ...seenLine, is_done: Type.Boolean() }), someLines),
    ),
    seen_removed_ids: Type.Optional(
      Type.Array(LineId, {
        ...someLines,
        description: 'Lines of `removed_dishes`: a cook has seen that they are gone',
      }),
    ),
    avoids_seen_ids: Type.Optional(
      Type.Array(LineId, {
        ...someLines,
        description: 'Lines of the order: a cook makes them without what its guest avoids',
      }),
    ),
  },
  { minProperties: 1 },
);
export const PreparedMark = Type.Object({
  prepared: Type.Boolean(),
  seen_lines: Type.Optional(
    Type.Array(Type.Object(seenLine), {
      ...maxItemsFor(MAX_LINES_OF_ORDER),
      description:
        'The lines that the author has seen: with others by now, or more of one, the order is not prepared',
    }),
  ),
});
