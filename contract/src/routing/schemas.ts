import { MAX_FIELD_LENGTH, MAX_LINE_LENGTH } from '@comanda/domain/fields';
import { MAX_AMOUNT_MINOR, toAmount } from '@comanda/domain/money';
import { currencies, DEFAULT_CURRENCY_ID } from '@comanda/domain/pubs';
import {
  Type,
  type Static,
  type TLiteral,
  type TObject,
  type TProperties,
  type TSchema,
  type TUnsafe,
} from 'typebox';

/** A successful answer: `ok` and the things under their own names. */
export function ok<Properties extends TProperties>(
  properties: Properties,
): TObject<{ ok: TLiteral<true> } & Properties> {
  return Type.Object({ ok: Type.Literal(true), ...properties });
}

/** A success that has nothing more to say. */
export const Plain = ok({});

export function nullable<Schema extends TSchema & { type?: string }>(
  schema: Schema,
): TUnsafe<Static<Schema> | null> {
  return Type.Unsafe<Static<Schema> | null>(
    schema.type === 'object'
      ? { anyOf: [schema, { type: 'null' }] }
      : { ...schema, type: [schema.type, 'null'] },
  );
}

/**
 * The bound of a list that has a limit of its own in the business: a list somewhat over the limit is still
 * read, and refused by the code that says the limit; a list of more than twice the limit is refused unread.
 */
export function countedTo(limit: number): { maxItems: number } {
  return { maxItems: 2 * limit };
}

const currencyIds = currencies.map(({ id }) => id);
export const CurrencyId = Type.Integer({
  minimum: Math.min(...currencyIds),
  maximum: Math.max(...currencyIds),
  description: currencies
    .map(
      ({ id, name, symbol }) => `${id} ${name}${id === DEFAULT_CURRENCY_ID ? ` (${symbol})` : ''}`,
    )
    .join(', '),
});
/** The largest that the database counts to. */
export const MAX_ID = 2_147_483_647;
export const Id = Type.Integer({ minimum: 1, maximum: MAX_ID });
/** A short text of a body, whose own rule in `domain` is stricter. */
export const Field = Type.String({ maxLength: MAX_FIELD_LENGTH });

/**
 * Says of a number that it has at most two decimals. `multipleOf: 0.01` would say so as well, but
 * validators divide in floating point and refuse 0.07 with it.
 */
export const AMOUNT_FORMAT = 'amount';
const atMostTwoDecimals = { format: AMOUNT_FORMAT, description: 'At most two decimals' } as const;
const MAX_AMOUNT = toAmount(MAX_AMOUNT_MINOR);
/** In the pub's currency, at most two decimals. */
export const Amount = Type.Number({ minimum: 0, maximum: MAX_AMOUNT, ...atMostTwoDecimals });
export const SignedAmount = Type.Number({
  minimum: -MAX_AMOUNT,
  maximum: MAX_AMOUNT,
  ...atMostTwoDecimals,
});
export const Lat = Type.Number({ minimum: -90, maximum: 90 });
export const Lng = Type.Number({ minimum: -180, maximum: 180 });
export const HexColor = Type.String({ pattern: '^#[0-9a-fA-F]{6}$', maxLength: 7 });
/** ISO 8601 in UTC, with `Z`. */
export const DateTime = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$',
  maxLength: 40,
  description: 'ISO 8601 in UTC, with Z',
});
/** Of a searched list, newest first, a page at a time; `before` is the `next` of the page before. */
export const SearchQuery = Type.Object({
  search: Type.Optional(
    Type.String({
      maxLength: MAX_LINE_LENGTH,
      description: 'Words; case and diacritics do not count',
    }),
  ),
  before: Type.Optional(Id),
});

/** Made by the client, once for each thing that must not happen twice. */
export const Uuid = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  maxLength: 36,
});
