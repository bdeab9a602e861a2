import { isWireAmount } from '@comanda/domain/money';

/** The possible delivery prices, ascending: zero, the zone prices and the order's current price. */
export function deliveryPrices(
  stored: number,
  zonePrices: Readonly<Record<string, number>>,
): readonly number[] {
  const offered = [0, stored, ...Object.values(zonePrices)].filter((price) => isWireAmount(price));
  return [...new Set(offered)].toSorted((a, b) => a - b);
}

/** The chosen price; undefined when it is not numeric. */
export function readPrice(text: string): number | undefined {
  const price = text.trim() === '' ? Number.NaN : Number(text);
  return isWireAmount(price) ? price : undefined;
}
