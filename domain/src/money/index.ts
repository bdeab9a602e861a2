/** The largest amount of any price, in minor units (9,999,999.99). Sums of it stay exact in a double. */
export const MAX_AMOUNT_MINOR = 999_999_999;

/** True for a non-negative number with at most two decimals: a valid amount on the wire. */
export function isWireAmount(amount: number): boolean {
  const minor = Math.round(amount * 100);
  // Exact, not «near enough»: every amount with two decimals is the double nearest to its minor / 100.
  return minor >= 0 && minor <= MAX_AMOUNT_MINOR && minor / 100 === amount;
}

/** From the wire's number (12.5 Lei) to integer minor units (1250 bani). Check `isWireAmount` first. */
export function toMinor(amount: number): number {
  return Math.round(amount * 100);
}

/** From integer minor units to the wire's number with at most two decimals. */
export function toAmount(amountMinor: number): number {
  return amountMinor / 100;
}

/** Integer division rounded half up (towards +infinity on a tie), for either sign of the dividend. */
export function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

/**
 * Divides an amount by weights, all of them not negative, by the largest remainder: the parts sum to the amount to the
 * minor unit, and of equal remainders the earlier one gets it. All weights zero: nothing is divided.
 */
export function shareOut(amountMinor: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  // Exact: the product of an amount and a sum of prices may be more than a double holds.
  const exact = weights.map((weight) => BigInt(amountMinor) * BigInt(weight));
  const parts = exact.map((product) => Number(product / BigInt(total)));
  const rest = amountMinor - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % BigInt(total) }))
    .toSorted((one, other) =>
      one.remainder === other.remainder ? 0 : one.remainder < other.remainder ? 1 : -1,
    );
  for (const { index } of byRemainder.slice(0, rest)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
