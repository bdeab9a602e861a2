import { readNumber } from '../fields/validators.ts';
import { isWireAmount } from '../money/index.ts';

export const portionUnits = ['g', 'kg', 'ml', 'l', 'pcs'] as const;
export type PortionUnit = (typeof portionUnits)[number];

/** Several amounts are the parts of a dish, as menus write them: 200/100/50 g. */
export type Portion = { readonly amounts: readonly number[]; readonly unit: PortionUnit };

export const MAX_PORTION_PARTS = 5;
export const MAX_PORTION_AMOUNT = 100_000;
export const MIN_PORTION_AMOUNT = 0.01;

const isAmount = (amount: number | undefined): amount is number =>
  amount !== undefined &&
  amount >= MIN_PORTION_AMOUNT &&
  amount <= MAX_PORTION_AMOUNT &&
  isWireAmount(amount);

/** The amounts as users type them, «200/100/50» or «0,5»; undefined when one is no amount. */
export function readAmounts(text: string): number[] | undefined {
  const amounts = text.split('/').map(readNumber);
  return amounts.every(isAmount) && amounts.length <= MAX_PORTION_PARTS ? amounts : undefined;
}
