import { expect, it } from 'vitest';
import { createDishPricing } from './line-options.ts';

const now = new Date('2026-01-05T10:00:00Z');
const limits = { minUnits: 0, maxChoices: 5, maxUnits: 9, freeUnits: 0 };
const choices = [1, 2, 3].map((id) => ({
  id,
  name: `Adaos ${id}`,
  names: {},
  priceMinor: 100 * id,
  maxCount: 9,
  dishId: null,
  depositMinor: 0,
  soldOutUntil: null,
  uncountedUntil: null,
}));

function aDish() {
  const reads = { count: 0 };
  const group = {
    ...limits,
    id: 1,
    name: 'Adaosuri',
    names: {},
    rule: 'sum' as const,
    revision: 1,
    get choices() {
      reads.count += 1;
      return choices;
    },
  };
  return { reads, dish: { id: 7, effectivePriceMinor: 5000, depositMinor: 0, groups: [group] } };
}

it('the choices of a dish are looked through once for all lines of a basket', () => {
  const { dish, reads } = aDish();
  const priceDish = createDishPricing({ commissionPercent: 10, now });
  const prices = Array.from({ length: 50 }, (_, line) => {
    const chosen = [
      { choiceId: 3, count: 1 + (line % 5) },
      { choiceId: 1, count: 2 },
    ];
    return priceDish(dish, chosen).unitPriceMinor;
  });
  expect(prices.slice(0, 2)).toEqual([6050, 6380]);
  const afterOne = reads.count;
  const another = aDish();
  createDishPricing({ commissionPercent: 10, now })(another.dish, []);
  expect(afterOne).toBe(another.reads.count);
});
