import { expect, it } from 'vitest';
import { balanceIn, firstCurrency, shownBalances } from './balances.ts';

const lei = (balance: number) => ({ currency_id: 1, balance });
const euro = (balance: number) => ({ currency_id: 2, balance });

it.each([
  ['nothing owed anywhere', [lei(0), euro(0)], [lei(0)], 1],
  ['Lei alone', [lei(-5)], [lei(-5)], 1],
  ['euro beside even Lei', [lei(0), euro(-3)], [euro(-3)], 2],
  ['both', [lei(7), euro(-3)], [lei(7), euro(-3)], 1],
])('of %s', (_, balances, shown, first) => {
  expect(shownBalances(balances)).toEqual(shown);
  expect(firstCurrency(balances)).toBe(first);
});

it('shows nothing owed in a currency without a balance', () => {
  expect(balanceIn([lei(7), euro(-3)], 2)).toBe(-3);
  expect(balanceIn([lei(7)], 2)).toBe(0);
});
