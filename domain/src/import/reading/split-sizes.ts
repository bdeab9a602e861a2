import type { DraftSize } from '../draft-row.ts';
import { readPrice } from './read-price.ts';

/** Between prices; a comma separates decimals, so that only one with a space after it separates names. */
const BETWEEN_PRICES = /\s*[/|;\n]\s*/u;
const BETWEEN_NAMES = /\s*[/|;\n]\s*|,\s+/u;
const NUMBER = /^\d+(?:[.,]\d+)?$/u;
const UNIT_AT_END = /^\d+(?:[.,]\d+)?(\s*[\p{L}"”]+\.?)$/u;

/** Several prices of one dish, as they were written: `40 / 650 MDL`; none for one, and where one cannot be read. */
export function splitPrices(text: string): readonly string[] {
  const prices = text.trim().split(BETWEEN_PRICES);
  const areAll = prices.length > 1 && prices.every((price) => readPrice(price) !== undefined);
  return areAll ? prices : [];
}

/** `50 ml / 1 l`; of `30/40 cm` the unit is that of both. */
function splitNames(text: string): string[] {
  const names = text.trim().split(BETWEEN_NAMES);
  let unit = '';
  return names
    .toReversed()
    .map((name) => {
      unit = UNIT_AT_END.exec(name)?.[1] ?? unit;
      return NUMBER.test(name) ? `${name}${unit}` : name;
    })
    .toReversed();
}

/** What a unit measures: sizes are compared by one measure. */
function measureOf(name: string): string {
  const [, unit = ''] = /^\d[\d.,]*\s*(\p{L}+)\.?$/u.exec(name) ?? [];
  if (/^(?:ml|cl|dl|l|litr[ui]|мл|сл|л|литр\p{L}*)$/iu.test(unit)) return 'volume';
  if (/^(?:g|gr|kg|kgr|г|гр|кг)$/iu.test(unit)) return 'mass';
  return unit.toLowerCase();
}

/** Whether they may be the sizes of one dish: `6 buc` and `50 g` are not. */
export const areOneMeasure = (names: readonly string[]): boolean =>
  new Set(names.map(measureOf)).size === 1;

export type Sized = { readonly sizes: readonly DraftSize[]; readonly weight: string };

/**
 * The sizes of a dish: its weight names as many as there are prices, `50 ml / 1 l` of `40 / 650`. What is said once
 * stays the weight. Undefined where the numbers of them differ.
 */
export function sizesFor(weight: string, prices: readonly string[]): Sized | undefined {
  if (prices.length < 2 || weight === '') return undefined;
  const measures = Map.groupBy(splitNames(weight), measureOf);
  const groups = [...measures.values()];
  const naming = groups.filter((names) => names.length === prices.length);
  const rest = groups.filter((names) => !naming.includes(names));
  if (naming.length === 0 || rest.some((names) => names.length > 1)) return undefined;
  const sizes = prices.map((price, index) => ({
    name: naming.map((names) => names[index] ?? '').join(', '),
    price,
  }));
  const areDistinct = new Set(sizes.map(({ name }) => name)).size === sizes.length;
  return areDistinct ? { sizes, weight: rest.flat().join(', ') } : undefined;
}
