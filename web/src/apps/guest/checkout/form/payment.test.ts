import { expect, it } from 'vitest';
import { paymentOf } from './draft.ts';

it.each([
  ['', true, true, 'cash'],
  ['', true, false, 'cash'],
  ['', false, true, 'card_offline'],
  ['cash', true, true, 'cash'],
  ['cash', false, true, 'card_offline'],
  ['card_offline', true, true, 'card_offline'],
  ['card_offline', true, false, 'cash'],
  ['', false, false, ''],
] as const)('chosen "%s", cash %s, card %s: pays by "%s"', (chosen, cash, card, pays) => {
  expect(paymentOf(chosen, { cash_preorder: cash, card_preorder: card })).toBe(pays);
});
