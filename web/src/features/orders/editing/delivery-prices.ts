import { isWireAmount } from '@comanda/domain/money';

/** What the delivery of an order may cost: nothing, what the zones cost, what it costs now; ascending. */
export function deliveryPrices(
  stored: number,
  zonePrices: Readonly<Record<string, number>>,
): readonly number[] {
  const offered = [0, stored, ...Object.values(zonePrices)].filter((price) => isWireAmount(price));
  return [...new Set(offered)].toSorted((a, b) => a - b);
}

/** The chosen price; what is not numeric is nothing. */
export function readPrice(text: string): number | undefined {
  const price = text.trim() === '' ? Number.NaN : Number(text);
  return isWireAmount(price) ? price : undefined;
}
