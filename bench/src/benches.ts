import type { Bench } from './frame/bench.ts';
import { curves } from './rows/curves.ts';
import { manyPubs } from './rows/many-pubs.ts';
import { menuSaves } from './rows/menu-saves.ts';
import { warmReads } from './rows/warm-reads.ts';

/** All benches, in the order of the table. */
export const benches: readonly Bench[] = [warmReads, manyPubs, menuSaves, curves];
