import pg from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const DATE_ARRAY = 1182;

// pg's own parser of text[]: the array's elements, as text.
const TEXT_ARRAY: number = 1009;
const textArray: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY, 'text');

function int8ToNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} does not fit a number`);
  return value;
}

function parserFor(oid: number): ((text: string) => unknown) | undefined {
  switch (oid) {
    case INT8:
      return int8ToNumber;
    case INT8_ARRAY:
      return (text) => textArray(text).map((item) => (item === null ? null : int8ToNumber(item)));
    case DATE:
      return (text) => text;
    case DATE_ARRAY:
      return textArray;
    default:
      return undefined;
  }
}

/**
 * How column values become JavaScript values, the same on both engines since both speak through `pg`:
 * int8 -> number, date -> 'YYYY-MM-DD' (pg's own choice would be local midnight), timestamptz -> Date,
 * json and jsonb -> parsed, bytea -> Buffer, numeric, uuid, xid8, pg_snapshot -> string, arrays -> arrays.
 *
 * Parameters: a JavaScript array is a PostgreSQL array (`= any($1::int[])`), so a json or jsonb value
 * is always passed as `JSON.stringify(value)`: a bare array would arrive as `{...}` and be refused.
 */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parserFor(oid)) ?? pg.types.getTypeParser(oid, format),
};
