import { expect, test } from 'vitest';
import { isPaymentType, offeredPayments } from './payment.ts';

test.each([
  [true, true, ['cash', 'card_offline']],
  [true, false, ['cash']],
  [false, true, ['card_offline']],
  [false, false, []],
])('cash %s and card %s offer %j', (cash_preorder, card_preorder, offered) => {
  expect(offeredPayments({ cash_preorder, card_preorder })).toEqual(offered);
});

test.each([
  ['cash', true],
  ['card_offline', true],
  ['', false],
  ['card', false],
  [null, false],
])('%j is a payment type: %s', (value, isOne) => {
  expect(isPaymentType(value)).toBe(isOne);
});
