import { Amount, closedSchema, Field, SignedAmount } from '@comanda/contract/routing';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerErrorHandler } from './error-handler.ts';
import { registerValidation } from './validation.ts';

async function errorsOf(body: object, payload: object): Promise<unknown> {
  const app = Fastify();
  registerErrorHandler(app);
  registerValidation(app);
  app.post('/', { schema: { body } }, async () => ({ validationErrors: [] }));
  const answer = await app.inject({ method: 'POST', url: '/', payload });
  return answer.json<{ validationErrors: unknown }>().validationErrors;
}

const integer = { type: 'integer' };
const form = (properties: Record<string, object>): object => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
const dishesOf = form({
  dishes: { type: 'array', maxItems: 3, items: form({ dish_id: integer, count: integer }) },
});
const line = { dish_id: 1, count: 1 };

describe('a body is refused', () => {
  it('with each wrong field', async () => {
    const contact = form({ name: Field, phone: Field, at: form({ lat: { type: 'number' } }) });
    expect(await errorsOf(contact, { phone: 1, at: { lat: 'x' } })).toEqual([
      { field: 'name', code: 'field_is_required' },
      { field: 'phone', code: 'invalid_value' },
      { field: 'at.lat', code: 'invalid_value' },
    ]);
    const long = { name: 'a'.repeat(1001), phone: '', at: { lat: 1 } };
    expect(await errorsOf(contact, long)).toEqual([{ field: 'name', code: 'max', limit: 1000 }]);
  });

  it.each<[string, object, unknown[]]>([
    ['an item', [line, { dish_id: 1 }], [{ field: 'dishes.1.count', code: 'field_is_required' }]],
    ['many items', [line, {}, {}], [{ field: 'dishes.1.dish_id', code: 'field_is_required' }]],
    ['the number of items', [{}, {}, {}, {}], [{ field: 'dishes', code: 'invalid_value' }]],
    ['not a list', {}, [{ field: 'dishes', code: 'invalid_value' }]],
    ['nothing', [line], []],
  ])('with one error for a list, the mistake being %s', async (_name, dishes, errors) => {
    expect(await errorsOf(dishesOf, { dishes })).toEqual(errors);
  });

  it('with one error for a map, whose size is checked first', async () => {
    const map = form({
      prices: {
        type: 'object',
        patternProperties: { '^.*$': Amount },
        maxProperties: 2,
        propertyNames: { maxLength: 3 },
      },
    });
    expect(await errorsOf(map, { prices: { a: -1, b: -1 } })).toEqual([
      { field: 'prices.a', code: 'invalid_value' },
    ]);
    for (const wrong of [{ a: 1, b: 1, c: 1 }, { long_name: 1 }]) {
      expect(await errorsOf(map, { prices: wrong })).toHaveLength(1);
    }
    expect(await errorsOf(map, { prices: { a: 1, b: 0.07 } })).toEqual([]);
  });

  it('with the first unknown field of each object, its name shortened', async () => {
    const open = form({ name: Field, at: form({ lat: { type: 'number' } }) });
    const body = { name: 'a', at: { lat: 1, lng: 2 }, ['z'.repeat(2_000)]: 1, other: 2 };
    expect(await errorsOf(open, body)).toEqual([]);
    expect(await errorsOf(closedSchema(open), body)).toEqual([
      { field: 'at.lng', code: 'unknown_field' },
      { field: 'z'.repeat(255), code: 'unknown_field' },
    ]);
    expect(
      await errorsOf(closedSchema(dishesOf), { dishes: [{ ...line, dish_price: 1 }] }),
    ).toEqual([{ field: 'dishes.0.dish_price', code: 'unknown_field' }]);
  });

  it('with fifty errors at most', async () => {
    const fields = Array.from({ length: 60 }, (_, index) => [`field_${index}`, integer]);
    expect(await errorsOf(form(Object.fromEntries(fields)), {})).toHaveLength(50);
  });
});

describe('an amount', () => {
  it.each([0, 0.07, 0.1, 1.1, 4.35, 19.99, 1e6, 9_999_999.99])('may be %d', async (amount) => {
    expect(await errorsOf(form({ amount: Amount }), { amount })).toEqual([]);
    expect(await errorsOf(form({ amount: SignedAmount }), { amount: -amount })).toEqual([]);
  });

  it.each([1e-9, 0.001, 0.070_000_1, 12.345, -1, 10_000_000])('may not be %d', async (amount) => {
    expect(await errorsOf(form({ amount: Amount }), { amount })).toHaveLength(1);
  });
});
