import { divideHalfUp } from '../money/index.ts';

/**
 * What the law taxes alike: what a restaurant serves, and what it serves of alcohol. The rates are the platform's data
 * with the day from which each holds, never a constant: laws change them.
 */
export const vatClasses = ['reduced', 'standard'] as const;
export type VatClass = (typeof vatClasses)[number];

export const isVatClass = (word: string): word is VatClass =>
  (vatClasses as readonly string[]).includes(word);

/** The clock of the law: a rate begins at its midnight. */
export const LAW_TIME_ZONE = 'Europe/Chisinau';

/** A rate in hundredths of a percent (800 is 8 %), from this day (YYYY-MM-DD) until the next one of its class. */
export type VatRate = {
  readonly vatClass: VatClass;
  readonly validFrom: string;
  readonly rate: number;
};

export const isRate = (rate: number): boolean =>
  Number.isInteger(rate) && rate >= 0 && rate <= 10_000;

/** The rate of a class on a day; undefined before the first one that is known. */
function rateOn(rates: readonly VatRate[], vatClass: VatClass, day: string): number | undefined {
  return rates
    .filter((rate) => rate.vatClass === vatClass && rate.validFrom <= day)
    .toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))
    .at(0)?.rate;
}

/** What a dish and its category say; null says nothing. */
export type VatClasses = {
  readonly ofDish: VatClass | null;
  readonly ofCategory: VatClass | null;
};

/** The class and the rate of a line, as they were when it was ordered. */
export type VatOfLine = { readonly vatClass: VatClass; readonly rate: number };

/**
 * The VAT of a dish that is cooked on this day (YYYY-MM-DD): by its own class, or its category's, or the usual one of its
 * pub. Undefined at a pub without a usual one, which pays no VAT, and before the first rate that is known.
 */
export function vatOfDish(
  { ofDish, ofCategory }: VatClasses,
  { ofPub, rates }: { readonly ofPub: VatClass | null; readonly rates: readonly VatRate[] },
  day: string,
): VatOfLine | undefined {
  const vatClass = ofPub && (ofDish ?? ofCategory ?? ofPub);
  const rate = vatClass ? rateOn(rates, vatClass, day) : undefined;
  return vatClass && rate !== undefined ? { vatClass, rate } : undefined;
}

/** What is taxed at one rate, and the tax in it, in minor units. */
export type VatPart = {
  readonly rate: number;
  readonly totalMinor: number;
  readonly vatMinor: number;
};

/**
 * The VAT in the prices of these lines, by its rates, the lowest first. It is computed from the sum of a rate and rounded
 * half up once. Lines without VAT are in none.
 */
export function vatOf(
  lines: readonly { readonly sumMinor: number; readonly vat: VatOfLine | undefined }[],
): VatPart[] {
  const sums = new Map<number, number>();
  for (const { sumMinor, vat } of lines) {
    if (vat) sums.set(vat.rate, (sums.get(vat.rate) ?? 0) + sumMinor);
  }
  return [...sums]
    .toSorted(([one], [other]) => one - other)
    .map(([rate, totalMinor]) => ({
      rate,
      totalMinor,
      vatMinor: divideHalfUp(totalMinor * rate, 10_000 + rate),
    }));
}
