import { activeOrders } from './orders-active.ts';
import { laterOrders } from './orders-later.ts';
import type { DemoOrder } from './order-types.ts';

/** One evening of the demo pub, with some orders of the days before. */
export const demoOrders: DemoOrder[] = [...activeOrders, ...laterOrders];
