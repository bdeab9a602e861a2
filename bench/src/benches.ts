import type { Bench } from './frame/bench.ts';
import { lists } from './rows/lists.ts';
import { warmReads } from './rows/warm-reads.ts';

/** All benches, in the order of the table. */
export const benches: readonly Bench[] = [warmReads, lists];
