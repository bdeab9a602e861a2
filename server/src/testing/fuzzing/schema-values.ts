import { AMOUNT_FORMAT } from '@comanda/contract/routing';
import fc from 'fast-check';
import { oddText, oddValue } from './odd-values.ts';

/** The part of JSON Schema that the requests of the contract use. */
export type Schema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly anyOf?: readonly Schema[];
};

/** Makes the values of a part of a schema: how far they are from it is decided once. */
type ValuesOf = (schema: Schema) => fc.Arbitrary<unknown>;

const LONGEST = 40;
const MOST = 3;

/** By pattern or length: making one takes a hundred times as long as a value. */
const knownTexts = new Map<string, fc.Arbitrary<string>>();

function texts({ pattern, minLength = 0, maxLength = LONGEST }: Schema): fc.Arbitrary<string> {
  const key = pattern ?? `${minLength} ${maxLength}`;
  const known = knownTexts.get(key);
  if (known) return known;
  const made =
    pattern === undefined
      ? fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, LONGEST) })
      : fc.stringMatching(new RegExp(pattern, 'u'));
  knownTexts.set(key, made);
  return made;
}

function numbers(schema: Schema): fc.Arbitrary<number> {
  const { type, format, minimum, maximum, multipleOf: step = 1 } = schema;
  const [min, max] = [minimum ?? -1e9, maximum ?? 1e9];
  if (type === 'integer') {
    const [least, most] = [Math.ceil(min / step), Math.floor(Math.min(max, 2 ** 31 - 1) / step)];
    return fc.integer({ min: least, max: most }).map((count) => count * step);
  }
  if (format === AMOUNT_FORMAT) {
    return fc.integer({ min: min * 100, max: max * 100 }).map((minor) => minor / 100);
  }
  return fc.double({ min, max, noNaN: true });
}

function lists(schema: Schema, valuesOf: ValuesOf): fc.Arbitrary<unknown[]> {
  const { items = {}, minItems = 0, maxItems = MOST, uniqueItems } = schema;
  const bounds = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, MOST)) };
  return uniqueItems ? fc.uniqueArray(valuesOf(items), bounds) : fc.array(valuesOf(items), bounds);
}

function objects(schema: Schema, valuesOf: ValuesOf): fc.Arbitrary<object> {
  const { properties = {}, required = [], patternProperties, propertyNames } = schema;
  const [values] = Object.values(patternProperties ?? {});
  if (values) {
    return fc.dictionary(texts(propertyNames ?? {}), valuesOf(values), { maxKeys: MOST });
  }
  const fields = Object.entries(properties).map(([name, one]) => [name, valuesOf(one)] as const);
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
}

function valuesWith(schema: Schema, valuesOf: ValuesOf): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (typeof schema.type === 'object') {
    return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type })));
  }
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return lists(schema, valuesOf);
    case 'object':
      return objects(schema, valuesOf);
    default:
      throw new Error(`no values for ${JSON.stringify(schema)}`);
  }
}

/** Values that fit the schema. */
const valuesOf: ValuesOf = (schema) => valuesWith(schema, valuesOf);

/** Values that fit the schema except for some of their parts. */
export const valuesNear: ValuesOf = (schema) =>
  fc.oneof(
    { weight: 24, arbitrary: valuesWith(schema, valuesNear) },
    // Most odd texts fit their schema, and are stored or refused by the code behind it.
    schema.type === 'string'
      ? { weight: 6, arbitrary: oddText }
      : { weight: 1, arbitrary: oddValue },
  );

/** The schema with every optional field required, and with an item in every list. */
function filled(schema: Schema): Schema {
  const { properties, items, patternProperties } = schema;
  return {
    ...schema,
    ...(items && { items: filled(items), minItems: schema.minItems ?? 1 }),
    ...(patternProperties && { patternProperties }),
    ...(properties && {
      required: Object.keys(properties),
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, filled(one)]),
      ),
    }),
  };
}

const fullValues = new WeakMap<Schema, unknown>();

/** One value that fits the schema, with all its fields; always the same. */
export function fullValueOf(schema: Schema): unknown {
  if (!fullValues.has(schema)) {
    const [value] = fc.sample(valuesOf(filled(schema)), { numRuns: 1, seed: 1 });
    fullValues.set(schema, value);
  }
  return structuredClone(fullValues.get(schema));
}
