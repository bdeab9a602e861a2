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

/** A successful response: `ok` and the data under its own names. */
export function ok<Properties extends TProperties>(
  properties: Properties,
): TObject<{ ok: TLiteral<true> } & Properties> {
  return Type.Object({ ok: Type.Literal(true), ...properties });
}

/** A success without further data. */
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
 * The schema's limit of a list that has a limit in the product: a list somewhat over that limit is still read,
 * and refused with the code of the limit; a list of more than twice the limit is refused unread.
 */
export function maxItemsFor(limit: number): { maxItems: number } {
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
/** The largest integer of the database. */
export const MAX_ID = 2_147_483_647;
export const Id = Type.Integer({ minimum: 1, maximum: MAX_ID });
/** A short text of a body, whose own rule in `domain` is stricter. */
export const Field = Type.String({ maxLength: MAX_FIELD_LENGTH });

/**
 * A number with at most two decimals. `multipleOf: 0.01` would express this too, but validators divide in
 * floating point and would refuse 0.07.
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
/** ISO 8601 in UTC, with `Z`; to be put between the ends of a pattern. */
export const DATE_TIME_PATTERN = '\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z';
export const DateTime = Type.String({
  pattern: `^${DATE_TIME_PATTERN}$`,
  maxLength: 40,
  description: 'ISO 8601 in UTC, with Z',
});
/** A searched list, newest first, one page at a time; `before` is the `next` of the previous page. */
export const SearchQuery = Type.Object({
  search: Type.Optional(
    Type.String({
      maxLength: MAX_LINE_LENGTH,
      description: 'Words; case and diacritics do not count',
    }),
  ),
  before: Type.Optional(Id),
});

/** Made by the client, once for each action that must not happen twice. */
export const Uuid = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  maxLength: 36,
});
