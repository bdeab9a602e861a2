/** The limit of every body: no call needs more. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** Room for a client that indents its JSON, and for unknown fields, which are refused by their names. */
const ROOM_BYTES = 8 * 1024;
/** A character outside the basic plane, escaped: `\ud83c\udf55`. */
const CHARACTER_BYTES = 12;
/** Sign, 17 digits, point and exponent. */
const NUMBER_BYTES = 25;
/** Comma, colon, quotes, line break and indentation around one value. */
const AROUND_BYTES = 24;

/** The part of JSON Schema that the bodies of this contract use. */
type Schema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number)[];
  readonly const?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly maxProperties?: number;
  readonly propertyNames?: Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
};

function bound(value: number | undefined, name: string): number {
  if (value === undefined) throw new Error(`a body without a bound: ${name} is missing`);
  return value;
}

function stringBytes({ maxLength }: Schema): number {
  return 2 + bound(maxLength, 'maxLength') * CHARACTER_BYTES;
}

function objectBytes({ properties = {}, patternProperties, ...schema }: Schema): number {
  let sum = 2;
  for (const [name, property] of Object.entries(properties)) {
    sum += name.length + AROUND_BYTES + valueBytes(property);
  }
  for (const value of Object.values(patternProperties ?? {})) {
    const entry = stringBytes(schema.propertyNames ?? {}) + AROUND_BYTES + valueBytes(value);
    sum += bound(schema.maxProperties, 'maxProperties') * entry;
  }
  return sum;
}

function valueBytes(schema: Schema): number {
  if (schema.anyOf) return Math.max(...schema.anyOf.map(valueBytes));
  const literals = schema.const === undefined ? schema.enum : [schema.const];
  if (literals) return 2 + Math.max(...literals.map((literal) => String(literal).length));
  const [type] = [schema.type].flat();
  switch (type) {
    case 'string':
      return stringBytes(schema);
    case 'integer':
    case 'number':
      return NUMBER_BYTES;
    case 'boolean':
    case 'null':
      return 'false'.length;
    case 'array':
      return (
        2 + bound(schema.maxItems, 'maxItems') * (AROUND_BYTES + valueBytes(schema.items ?? {}))
      );
    case 'object':
      return objectBytes(schema);
    default:
      throw new Error(`a body without a bound: type ${String(type)}`);
  }
}

type Limited = { readonly body?: object; readonly maxBodyBytes?: number };

/**
 * The byte limit of a call's body: the longest JSON that its schema allows, with room for formatting, and
 * never more than the call's own limit or `MAX_BODY_BYTES`. Throws for a schema with an unbounded text or list.
 */
export function bodyBytes({ body, maxBodyBytes = MAX_BODY_BYTES }: Limited = {}): number {
  return Math.min(maxBodyBytes, ROOM_BYTES + (body ? valueBytes(body) : 0));
}
