import { readNumber } from '../fields/validators.ts';
import { divideHalfUp, MAX_AMOUNT_MINOR, toAmount } from '../money/index.ts';
import type { DraftRow } from './draft-row.ts';
import { currenciesOf } from './reading/currency-marks.ts';
import { readPrice } from './reading/read-price.ts';

/** A rate is a whole number of these parts. */
const PARTS = 10_000;

/** A rate as a person writes it, with up to four decimals, in ten-thousandths; undefined when it is none. */
export function readRate(text: string): number | undefined {
  const rate = readNumber(text);
  const parts = Math.round((rate ?? 0) * PARTS);
  return parts > 0 && parts / PARTS === rate ? parts : undefined;
}

/** Whether one of these currencies stands beside a price. */
export const isPriceIn = (price: string, currencies: readonly string[]): boolean =>
  currenciesOf([price]).some((code) => currencies.includes(code));

type Exchange = {
  readonly from: string;
  readonly rateParts: number;
  /** The header says the currency, and not each price. */
  readonly isInHeader: boolean;
};

/** A price in the currency at the rate, rounded half up once; any other text stays. */
function exchangePrice(price: string, { from, rateParts, isInHeader }: Exchange): string {
  const marks = currenciesOf([price]);
  const isIn = marks.includes(from) || (isInHeader && marks.length === 0);
  const minor = isIn ? readPrice(price) : undefined;
  if (minor === undefined) return price;
  // Larger products are beyond the largest amount, and not exact.
  if (minor * rateParts > MAX_AMOUNT_MINOR * PARTS) return price;
  return String(toAmount(divideHalfUp(minor * rateParts, PARTS)));
}

/** A row with its prices at a rate that a person has typed. */
export const exchangePrices = (row: DraftRow, exchange: Exchange): DraftRow => ({
  ...row,
  price: exchangePrice(row.price, exchange),
  salePrice: exchangePrice(row.salePrice, exchange),
  sizes: row.sizes.map((size) => ({ ...size, price: exchangePrice(size.price, exchange) })),
});
