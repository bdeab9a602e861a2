import { isUntilSwitchedBack } from '../pubs/index.ts';

/** The sale price when it is above zero and below the price, else the price. Both in minor units. */
export function effectivePriceMinor(priceMinor: number, salePriceMinor: number): number {
  return salePriceMinor > 0 && salePriceMinor < priceMinor ? salePriceMinor : priceMinor;
}

/** Whether a dish is sold out at this moment. The end is compared at each use: nothing has to happen when it passes. */
export function isSoldOut(soldOutUntil: Date | null, now: Date): boolean {
  return soldOutUntil !== null && soldOutUntil.getTime() > now.getTime();
}

/**
 * Whether a dish that is sold out can be ordered for later: its pub has said when it is back, or only the portions of
 * this working day are over.
 */
export function isSoldOutForNow(soldOutUntil: string, leftCount: number | undefined): boolean {
  return leftCount === 0 || !isUntilSwitchedBack(soldOutUntil);
}
