import { expect, it } from 'vitest';
import { asksHandoverCode, refuseHandover, triesLeft } from './handover.ts';

it.each([
  ['delivery', 'card_offline', 1, true],
  ['delivery', 'cash', 499_99, false],
  ['delivery', 'cash', 500_00, true],
  ['in_place', '', 900_00, false],
  ['pick_up', '', 900_00, false],
] as const)('%s paid by "%s" for %i asks for the code: %s', (orderType, payment, total, asks) => {
  const order = { orderType, payment, totalMinor: total };
  expect(asksHandoverCode(order, { asks: true, fromMinor: 500_00 })).toBe(asks);
  expect(asksHandoverCode(order, { asks: false, fromMinor: 500_00 })).toBe(false);
});

it.each([
  ['cash', false],
  ['card_offline', true],
])('without a sum an order paid by %s asks: %s', (payment, asks) => {
  const order = { orderType: 'delivery', payment, totalMinor: 900_00 } as const;
  expect(asksHandoverCode(order, { asks: true, fromMinor: null })).toBe(asks);
});

it.each<[string, string | null, string[], string | undefined, string | undefined]>([
  ['not asked', null, [], undefined, undefined],
  ['right', '07', [], '07', undefined],
  ['right after two wrong ones', '07', ['70', '71'], '07', undefined],
  ['missing', '07', [], undefined, 'handover_code_is_required'],
  ['wrong', '07', [], '70', 'handover_code_is_wrong'],
  ['wrong, and sent again', '07', ['70', '71'], '71', 'handover_code_is_wrong'],
  ['wrong a third time', '07', ['70', '71'], '72', 'handover_is_locked'],
  ['right too late', '07', ['70', '71', '72'], '07', 'handover_is_locked'],
])('a code that is %s', (_, code, tried, typed, refusal) => {
  expect(refuseHandover({ code, tried }, typed)?.code).toBe(refusal);
});

it.each([
  [[], 3],
  [['70'], 2],
  [['70', '71', '72'], 0],
])('after %j there are %i tries', (tried, left) => {
  expect(triesLeft({ tried })).toBe(left);
});
