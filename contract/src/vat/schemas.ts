import { vatClasses, type VatClass } from '@comanda/domain/vat';
import { Type, type Static } from 'typebox';
import { Id } from '../routing/index.ts';

export const VatClassName = Type.Enum([...vatClasses]);

/** Null says nothing of its own: the level above decides. */
export const VatClassOrNone = Type.Unsafe<VatClass | null>({
  type: ['string', 'null'],
  enum: [...vatClasses, null],
  description:
    'Of a dish, or of the dishes of a category; null for that of the category, or the usual one of the pub. Left out, it stays',
});

/** The usual class of a pub's dishes. */
export const VatClassOfPub = Type.Unsafe<VatClass | null>({
  ...VatClassOrNone,
  description: 'The usual class of its dishes; null for a pub that pays no VAT',
});

/** Of a menu's row. */
export const OwnVatClass = Type.Optional(
  Type.Unsafe<VatClass | null>({
    ...VatClassOrNone,
    description: 'Only for the pub, and only where it has its own',
  }),
);

const Percent = Type.Number({
  minimum: 0,
  maximum: 100,
  format: 'amount',
  description: 'At most two decimals',
});

export const VatRate = Type.Object({
  id: Id,
  vat_class: VatClassName,
  valid_from: Type.String({ description: 'YYYY-MM-DD: its first day' }),
  percent: Percent,
});
export type VatRate = Static<typeof VatRate>;

export const NewVatRate = Type.Object({
  vat_class: VatClassName,
  valid_from: Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    maxLength: 10,
    description: 'YYYY-MM-DD, from tomorrow on: orders of earlier days keep their rate',
  }),
  percent: Percent,
});

/** The VAT of a line, as it was when it was ordered. */
export const VatOfLine = Type.Optional(
  Type.Object(
    { vat_class: VatClassName, percent: Percent },
    { description: 'Only of a pub that pays VAT' },
  ),
);

/** The VAT in what an order costs, by its rates. */
export const VatParts = Type.Optional(
  Type.Array(
    Type.Object({
      percent: Percent,
      total: Type.Number({ description: 'What is taxed at this rate, with the tax' }),
      vat: Type.Number(),
    }),
    { description: 'The VAT in the prices of its dishes, the lowest rate first; only with any' },
  ),
);
