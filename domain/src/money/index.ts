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
