import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { Amount, closedSchema, nullable } from './index.ts';

const Point = Type.Object({ lat: Type.Number() });
const more = { lat: 1, lng: 2 };

describe('a closed schema refuses a field that it does not name', () => {
  it.each<[string, TSchema, unknown, unknown]>([
    ['of the body', Point, { lat: 1 }, more],
    ['of an object inside', Type.Object({ at: Point }), { at: { lat: 1 } }, { at: more }],
    ['of an item', Type.Object({ all: Type.Array(Point) }), { all: [{ lat: 1 }] }, { all: [more] }],
    ['of a nullable object', Type.Object({ at: nullable(Point) }), { at: null }, { at: more }],
    [
      'of a map, whose pattern it does not match',
      Type.Record(Type.String(), Amount),
      { centru: 1 },
      { 'a\nb': 'not an amount' },
    ],
  ])('%s', (_name, schema, right, wrong) => {
    expect(Value.Check(schema, wrong)).toBe(true);
    expect(Value.Check(closedSchema(schema), wrong)).toBe(false);
    expect(Value.Check(closedSchema(schema), right)).toBe(true);
  });
});
