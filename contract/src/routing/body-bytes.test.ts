import { Type, type TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { Amount, bodyBytes, Lat, Lng, MAX_BODY_BYTES, nullable, Uuid } from './index.ts';

const Text = Type.String({ maxLength: 255 });
const longest = '🍕'.repeat(255);
const escaped = JSON.stringify(longest).replaceAll(
  /[\ud800-\udfff]/g,
  (half) => `\\u${half.charCodeAt(0).toString(16)}`,
);

// No supported runtime counts them.
const bytesOf = (text: string): number => encodeURIComponent(text).replaceAll(/%../g, '.').length;

describe('the byte limit of a body', () => {
  it.each<[string, TSchema, string]>([
    ['texts', Type.Object({ a: Text }), `{"a":${escaped}}`],
    [
      'lists',
      Type.Object({ places: Type.Array(Type.Object({ lat: Lat, lng: Lng }), { maxItems: 500 }) }),
      JSON.stringify(
        { places: Array.from({ length: 500 }, () => ({ lat: -47.012345678901, lng: 1.5e-300 })) },
        null,
        2,
      ),
    ],
    [
      'amounts by name',
      Type.Record(Type.String(), Amount, { maxProperties: 9, propertyNames: { maxLength: 64 } }),
      JSON.stringify(
        Object.fromEntries(
          Array.from({ length: 9 }, (_, index) => [`${index}`.padEnd(64, 'ă'), 9_999_999.99]),
        ),
      ),
    ],
    [
      'choices',
      Type.Object({ a: Type.Enum(['one', 'three']), b: nullable(Lat), c: Type.Boolean(), d: Uuid }),
      JSON.stringify({ a: 'three', b: null, c: false, d: '0'.repeat(36) }, null, '\t'),
    ],
  ])('has room for %s at its longest', (_name, schema, body) => {
    expect(bodyBytes({ body: schema })).toBeGreaterThanOrEqual(bytesOf(body));
  });

  it('is low for a small schema, and never above the maximum', () => {
    expect(bodyBytes()).toBe(8 * 1024);
    expect(bodyBytes({ body: Type.Object({ prepared: Type.Boolean() }) })).toBeLessThan(9 * 1024);
    const huge = Type.Object({ a: Type.String({ maxLength: 1_000_000 }) });
    expect(bodyBytes({ body: huge })).toBe(MAX_BODY_BYTES);
    expect(bodyBytes({ body: huge, maxBodyBytes: 9000 })).toBe(9000);
  });

  it.each<[string, TSchema]>([
    ['maxLength', Type.Object({ a: Type.String() })],
    ['maxItems', Type.Object({ a: Type.Array(Lat) })],
    ['maxProperties', Type.Record(Type.String(), Lat, { propertyNames: { maxLength: 9 } })],
    ['maxLength', Type.Record(Type.String(), Lat, { maxProperties: 9 })],
    ['type', Type.Object({ a: Type.Unknown() })],
  ])('throws without a bound: %s', (name, schema) => {
    expect(() => bodyBytes({ body: schema })).toThrow(`a body without a bound: ${name}`);
  });
});
