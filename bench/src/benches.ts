import type { Bench } from './frame/bench.ts';
import { openSockets } from './rows/open-sockets.ts';
import { warmReads } from './rows/warm-reads.ts';

/** All benches, in the order of the table. */
export const benches: readonly Bench[] = [warmReads, openSockets];
