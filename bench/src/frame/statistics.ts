/** The product's figure of one round, and the limit's; a figure that stands alone has no limit. */
export type Measured = { readonly product: number; readonly limit?: number };

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The smallest value that at least this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export type Summary = {
  readonly product: number;
  readonly limit: number | undefined;
  readonly ratio: number | undefined;
  /** The least and the greatest ratio of a round, or figure where there is no limit. */
  readonly spread: readonly [least: number, greatest: number];
};

/** Medians. The ratio is taken in each round, whose two figures met the machine in the same state. */
export function summarise(rounds: readonly Measured[]): Summary {
  const limits = rounds.flatMap(({ limit }) => limit ?? []);
  const ratios = rounds.flatMap(({ product, limit }) =>
    limit === undefined ? [] : product / limit,
  );
  const compared = ratios.length > 0 ? ratios : rounds.map(({ product }) => product);
  return {
    product: median(rounds.map(({ product }) => product)),
    limit: limits.length > 0 ? median(limits) : undefined,
    ratio: ratios.length > 0 ? median(ratios) : undefined,
    spread: [Math.min(...compared), Math.max(...compared)],
  };
}
