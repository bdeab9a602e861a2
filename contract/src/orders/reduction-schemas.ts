import { MAX_REDUCTION_TEXT_LENGTH, reductionReasons } from '@comanda/domain/orders';
import { Type } from 'typebox';
import { Amount } from '../routing/index.ts';
import { LineId } from './line-schemas.ts';

/** Of a request; a reply may have kept a longer history of texts. */
const Text = Type.String({
  maxLength: MAX_REDUCTION_TEXT_LENGTH,
  description: 'The text of the reason `other`; no other reason has one',
});
const { discount, comp, void: voided } = reductionReasons;
const Percent = Type.Integer({ minimum: 1, maximum: 100 });
const allReasons = [...new Set([...discount, ...comp, ...voided])];
const neededReason = { description: 'Needed unless it is taken back' };
const Revision = Type.Integer({
  minimum: 1,
  description: 'The revision of the order that the user saw; refused when it has changed since',
});

/** Why something is taken out of an order after its kitchen had it. */
export const voidFields = {
  void_reason: Type.Optional(
    Type.Enum([...voided], {
      description:
        'Why something is taken out of an order after its kitchen had it; before that it is a correction, and this is not stored',
    }),
  ),
  void_text: Type.Optional(Text),
};

export const DiscountChange = Type.Object({
  revision: Revision,
  percent: Type.Optional(Percent),
  amount: Type.Optional(
    Type.Number({
      ...Amount,
      description:
        'Either this or `percent`; takes at most what the dishes cost. 0 takes the discount back',
    }),
  ),
  discount_reason: Type.Optional(Type.Enum([...discount], neededReason)),
  discount_text: Type.Optional(Text),
});

export const CompChange = Type.Object({
  revision: Revision,
  line_id: LineId,
  count: Type.Integer({ minimum: 0, description: 'How many of the line; at most its count' }),
  comp_reason: Type.Optional(Type.Enum([...comp], neededReason)),
  comp_text: Type.Optional(Text),
});

/** Beside what the dishes cost. */
export const depositSum = {
  deposit: Type.Optional(
    Type.Number({
      description:
        'For the packaging of its dishes; a part of `client_total` without commission, discount and VAT; only with any',
    }),
  ),
};

/** The sums by which an order costs less; each only where there is one. */
export const reductionSums = {
  discount_total: Type.Optional(
    Type.Number({ description: 'What the discount takes off; `dish_total` is without it' }),
  ),
  comp_total: Type.Optional(
    Type.Number({ description: 'What the house gives for free; `dish_total` is without it' }),
  ),
};

export const Discount = Type.Object({
  percent: Type.Optional(Percent),
  amount: Type.Optional(Type.Number()),
  reason: Type.Enum([...discount]),
  text: Type.Optional(Type.String()),
});

/** By what a line of the history made an order cheaper: its `edited` says whether by a discount, a comp or a void. */
export const Reduction = Type.Object({
  amount: Type.Number({ description: '0 of one that was taken back' }),
  percent: Type.Optional(Percent),
  lines: Type.Optional(Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() }))),
  reason: Type.Optional(Type.Enum(allReasons)),
  text: Type.Optional(Type.String()),
});
