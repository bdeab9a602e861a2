const BOUNDS = [
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'pattern',
] as const;

/** A JSON schema, as far as it bounds a value. */
type Bounded = { readonly [bound in (typeof BOUNDS)[number]]?: string | number | boolean } & {
  readonly properties?: Readonly<Record<string, Bounded>>;
  readonly patternProperties?: Readonly<Record<string, Bounded>>;
  readonly items?: Bounded;
  readonly anyOf?: readonly Bounded[];
};

/** A line for each field that a schema bounds: `dishes[].count: minimum 1, maximum 999`. */
export function boundsOf(schema: Bounded, at = ''): string[] {
  const own = BOUNDS.flatMap((bound) => {
    const value = schema[bound];
    return value === undefined ? [] : [`${bound} ${value}`];
  });
  const inside = Object.entries({ ...schema.properties, ...schema.patternProperties });
  return [
    ...(own.length > 0 ? [`${at}: ${own.join(', ')}`] : []),
    ...inside.flatMap(([field, one]) => boundsOf(one, at ? `${at}.${field}` : field)),
    ...(schema.items ? boundsOf(schema.items, `${at}[]`) : []),
    ...(schema.anyOf ?? []).flatMap((one) => boundsOf(one, at)),
  ];
}
