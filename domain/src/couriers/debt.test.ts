import { expect, it } from 'vitest';
import { debtOf } from './courier-money.ts';

it.each([
  [-120.5, { debtor: 'courier', amount: 120.5 }],
  [-0.01, { debtor: 'courier', amount: 0.01 }],
  [85, { debtor: 'platform', amount: 85 }],
  [0, { debtor: 'none', amount: 0 }],
  [-0, { debtor: 'none', amount: 0 }],
])('a balance of %d: who owes and how much', (balance, debt) => {
  expect(debtOf(balance)).toEqual(debt);
});
