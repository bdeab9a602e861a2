import type { Bench } from './frame/bench.ts';
import { heavyWork } from './rows/heavy-work.ts';
import { start } from './rows/start.ts';
import { warmReads } from './rows/warm-reads.ts';

/** All benches, in the order of the table. */
export const benches: readonly Bench[] = [warmReads, heavyWork, start];
