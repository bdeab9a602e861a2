import type { Measured } from './statistics.ts';

/** How a bench is run. */
export type Conditions = {
  /** A short run on little data that checks sanity: its figures say nothing. */
  readonly isQuick: boolean;
  /** Milliseconds of processor time that the product wastes at each request and message: for `--prove`. */
  readonly wasteMs: number;
  /** A PostgreSQL server of this run, durable, with an empty database `postgres`. */
  readonly postgresUrl: string;
};

/** What a row must reach: its ratio to the limit, or its own figure. */
export type Goal =
  | { readonly of: 'ratio' | 'figure'; readonly atLeast: number }
  | { readonly of: 'ratio' | 'figure'; readonly atMost: number };

/** One line of the table. */
export type Row = {
  /** What is measured: `guest page, 200 dishes, brotli`. Unique. */
  readonly work: string;
  readonly unit: string;
  /** What the figure is compared with; empty when the figure stands alone. */
  readonly limit: string;
  /** The product's figure and the limit's of each round, taken in turns. */
  readonly rounds: readonly Measured[];
  readonly goal: Goal;
};

export type Bench = {
  /** For `--only`. */
  readonly name: string;
  /** What `--prove` wastes, in milliseconds, where the usual is within the noise of its quick form. */
  readonly provenByMs?: number;
  readonly run: (conditions: Conditions) => Promise<readonly Row[]>;
};
