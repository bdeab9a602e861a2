import type { Bench } from './frame/bench.ts';
import { administration } from './rows/administration.ts';
import { lists } from './rows/lists.ts';
import { warmReads } from './rows/warm-reads.ts';

/** All benches, in the order of the table. */
export const benches: readonly Bench[] = [warmReads, lists, administration];
