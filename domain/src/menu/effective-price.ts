/** The sale price when it is above zero and below the price, else the price. Both in minor units. */
export function effectivePriceMinor(priceMinor: number, salePriceMinor: number): number {
  return salePriceMinor > 0 && salePriceMinor < priceMinor ? salePriceMinor : priceMinor;
}
