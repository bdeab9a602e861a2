/** The parts of JSON Schema through which the requests of this contract contain objects. */
type Schema = {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: object;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
};

/**
 * The same schema, with every object in it closed: a field that it does not name is refused. Applied to what a
 * request carries, so that no call can be written whose body is open. Replies stay open: a reader of an older
 * version must accept new fields.
 */
export function closedSchema<Part extends Schema>(schema: Part): Part {
  const { properties, patternProperties, items, anyOf } = schema;
  return {
    ...schema,
    ...(items && { items: closedSchema(items) }),
    ...(anyOf && { anyOf: anyOf.map(closedSchema) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, closedSchema(property)]),
      ),
    }),
    ...((properties ?? patternProperties) && { additionalProperties: false }),
  };
}
