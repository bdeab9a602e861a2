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

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** In the pub's currency, at most two decimals. */
export const Amount = Type.Number({ minimum: 0, maximum: 9_999_999.99, multipleOf: 0.01 });
export const Lat = Type.Number({ minimum: -90, maximum: 90 });
export const Lng = Type.Number({ minimum: -180, maximum: 180 });
/** ISO 8601 in UTC, with `Z`. */
export const DateTime = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$',
  description: 'ISO 8601 in UTC, with Z',
});
/** Made by the client, once for each thing that must not happen twice. */
export const Uuid = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
});
