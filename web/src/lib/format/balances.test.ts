import { expect, it } from 'vitest';
import { balanceIn, firstCurrency, shownBalances } from './balances.ts';

const lei = (balance: number) => ({ currency_id: 1, balance });
const euro = (balance: number) => ({ currency_id: 2, balance });

it.each([
  ['no debt in either currency', [lei(0), euro(0)], [lei(0)], 1],
  ['Lei only', [lei(-5)], [lei(-5)], 1],
  ['a debt in euro, none in Lei', [lei(0), euro(-3)], [euro(-3)], 2],
  ['a debt in both', [lei(7), euro(-3)], [lei(7), euro(-3)], 1],
])('shows %s', (_, balances, shown, first) => {
  expect(shownBalances(balances)).toEqual(shown);
  expect(firstCurrency(balances)).toBe(first);
});

it('has a balance of zero in a currency without lines', () => {
  expect(balanceIn([lei(7), euro(-3)], 2)).toBe(-3);
  expect(balanceIn([lei(7)], 2)).toBe(0);
});
