import type { Acknowledged } from '../damage/acknowledged.ts';

type Changeable<List> = List extends readonly (infer Item)[] ? Item[] : never;

/** What an evening's people were answered, as it happens. */
export type Acknowledgements = {
  readonly [Name in keyof Acknowledged]: Changeable<Acknowledged[Name]>;
} & {
  /** The times at which orders were acknowledged, in milliseconds. */
  readonly times: number[];
  /** Answers that no client expects: neither a success nor 503. */
  readonly unexpected: string[];
  /** Calls that were answered with 503. */
  refused: number;
  /** Calls whose connection broke. */
  cut: number;
};

export function createAcknowledgements(): Acknowledgements {
  const lists = { orders: [], statuses: [], reservations: [], times: [], unexpected: [] };
  return { ...lists, refused: 0, cut: 0 };
}

/** The longest time without an acknowledged order, in seconds. */
export function longestGapSeconds(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const gaps = sorted.slice(1).map((time, index) => time - (sorted[index] ?? time));
  return Math.max(0, ...gaps) / 1_000;
}
