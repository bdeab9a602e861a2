import { expect, it } from 'vitest';
import { boundLimits, refuseTooLarge, usualBounds } from './order-bounds.ts';

const bounds = { dishUnits: 60, orderUnits: 200, totalMinor: 4_000_000 };
const basket = { dishes: [{ count: 60 }, { count: 60 }], units: 200, totalMinor: 4_000_000 };

it.each([
  ['at every bound', {}, undefined],
  ['with one more of a dish', { dishes: [{ count: 1 }, { count: 61 }] }, 'dish_units'],
  ['with one unit more', { units: 201 }, 'order_units'],
  ['with one ban more', { totalMinor: 4_000_001 }, 'total'],
  ['of a hundred portions', { dishes: [{ count: 100 }], units: 100 }, 'dish_units'],
])('a basket %s', (_, change, bound) => {
  expect(refuseTooLarge(bounds, { ...basket, ...change })).toEqual(
    bound && { ok: false, code: 'order_is_too_large', facts: { bound } },
  );
});

it('what a new pub has is within what a pub may set', () => {
  for (const [name, { min, max }] of Object.entries(boundLimits)) {
    const usual = usualBounds[name as keyof typeof usualBounds];
    expect([min <= usual, usual <= max]).toEqual([true, true]);
  }
});
