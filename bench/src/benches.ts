import type { Bench } from './frame/bench.ts';
import { orderEvents } from './rows/order-events.ts';
import { orders } from './rows/orders.ts';
import { ordersEmbedded } from './rows/orders-embedded.ts';
import { warmReads } from './rows/warm-reads.ts';

/** All benches, in the order of the table. */
export const benches: readonly Bench[] = [warmReads, orders, ordersEmbedded, orderEvents];
