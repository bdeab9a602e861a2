import { describe, expect, it } from 'vitest';
import {
  changeBack,
  givesChange,
  openOf,
  paidStateOf,
  paymentMethods,
  refusePayment,
  type NewPayment,
} from './index.ts';

const cash: NewPayment = { method: 'cash', amountMinor: 100, tipMinor: 0, givenMinor: undefined };

describe('a payment', () => {
  it.each([
    ['of a part', {}, 250, undefined],
    ['of the rest', {}, 100, undefined],
    ['of more than is open', {}, 99, 'payment_is_too_large'],
    ['where nothing is open', {}, 0, 'payment_is_too_large'],
    ['where something is to be given back', {}, -50, 'payment_is_too_large'],
    ['with a tip above what is open', { tipMinor: 20 }, 100, undefined],
    ['given exactly', { givenMinor: 100 }, 100, undefined],
    ['given with change', { givenMinor: 200 }, 100, undefined],
    ['given too little', { givenMinor: 99 }, 100, 'too_little_given'],
    ['given without the tip', { tipMinor: 10, givenMinor: 109 }, 100, 'too_little_given'],
    ['given with the tip', { tipMinor: 10, givenMinor: 110 }, 100, undefined],
  ])('%s', (_, change, open, code) => {
    expect(refusePayment({ ...cash, ...change }, open)?.code).toBe(code);
  });

  it.each(paymentMethods)('gives change only of cash: %s', (method) => {
    const refused = refusePayment({ ...cash, method, givenMinor: 200 }, 100)?.code;
    expect(refused).toBe(givesChange[method] ? undefined : 'no_change_given');
    expect(givesChange[method]).toBe(method === 'cash');
    expect(refusePayment({ ...cash, method }, 100)).toBeUndefined();
  });

  it('gives back what is left after the tip', () => {
    expect(changeBack(cash)).toBeUndefined();
    expect(changeBack({ ...cash, tipMinor: 30, givenMinor: 200 })).toBe(70);
  });
});

it.each([
  [500, 0, 500],
  [500, 200, 300],
  [500, 500, 0],
  [300, 500, -200],
])('of %i with %i paid is open: %i', (total, paid, open) => {
  expect(openOf(total, paid)).toBe(open);
});

it.each([
  ['nothing recorded', 500, false, undefined, undefined],
  ['everything voided', 500, false, 0, undefined],
  ['a part', 500, false, 499, 'part'],
  ['all', 500, false, 500, 'paid'],
  ['too much', 500, false, 501, 'give_back'],
  ['a canceled order', 500, true, 100, 'give_back'],
  ['a canceled order of which everything was voided', 500, true, 0, undefined],
] as const)('the payments of an order: %s', (_, totalMinor, isCanceled, paid, state) => {
  expect(paidStateOf({ totalMinor, isCanceled }, paid)).toBe(state);
});
