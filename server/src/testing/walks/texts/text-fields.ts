import type { Schema } from '../../fuzzing/schema-values.ts';

/** Stands for the name of an entry of a map; no field has this name. */
const ENTRY = '*';

/** Where a text is: names of fields, the first item of a list, the name of an entry of a map. */
export type TextField = readonly (string | number)[];

const isText = ({ type, enum: values, const: value }: Schema): boolean =>
  [type].flat().includes('string') ||
  [value, ...(values ?? [])].some((one) => typeof one === 'string');

/** Every text of a schema: in objects, in lists, and as the name of an entry of a map. */
export function textFields(schema: Schema): readonly TextField[] {
  const { anyOf = [], items, properties = {}, patternProperties } = schema;
  const inside = [
    ...anyOf.flatMap(textFields),
    ...(items ? textFields(items).map((field) => [0, ...field]) : []),
    ...Object.entries(properties).flatMap(([name, one]) =>
      textFields(one).map((field) => [name, ...field]),
    ),
  ];
  return [...(isText(schema) ? [[]] : []), ...(patternProperties ? [[ENTRY]] : []), ...inside];
}

/** The text at a field of a value that fits the schema; a name of an entry is empty. */
export function textAt(value: unknown, [first, ...others]: TextField): string {
  if (first === undefined) return typeof value === 'string' ? value : '';
  if (first === ENTRY) return '';
  return textAt((value as Record<string | number, unknown> | undefined)?.[first], others);
}

/** The value with another text at a field. */
export function withText(value: unknown, [first, ...others]: TextField, text: string): unknown {
  if (first === undefined) return text;
  if (first === ENTRY) return { [text]: 1 };
  if (Array.isArray(value)) return [withText(value[0], others, text), ...value.slice(1)];
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...fields, [first]: withText(fields[String(first)], others, text) };
}

/** The field as a validation error names it, for this text. */
export const addressOf = (field: TextField, text: string): string =>
  field.map((part) => (part === ENTRY ? text : String(part))).join('.');
