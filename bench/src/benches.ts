import type { Bench } from './frame/bench.ts';
import { administration } from './rows/administration.ts';
import { alerts } from './rows/alerts.ts';
import { curves } from './rows/curves.ts';
import { heavyWork } from './rows/heavy-work.ts';
import { lists } from './rows/lists.ts';
import { manyPubs } from './rows/many-pubs.ts';
import { menuSaves } from './rows/menu-saves.ts';
import { oneAddress } from './rows/one-address.ts';
import { openSockets } from './rows/open-sockets.ts';
import { orderEvents } from './rows/order-events.ts';
import { ordersEmbedded } from './rows/orders-embedded.ts';
import { orders } from './rows/orders.ts';
import { start } from './rows/start.ts';
import { warmReads } from './rows/warm-reads.ts';

/** All benches, in the order of the table; the longest first, since a quick run plays several beside each other. */
export const benches: readonly Bench[] = [
  start,
  warmReads,
  manyPubs,
  menuSaves,
  curves,
  orders,
  ordersEmbedded,
  orderEvents,
  alerts,
  openSockets,
  lists,
  heavyWork,
  oneAddress,
  administration,
];
