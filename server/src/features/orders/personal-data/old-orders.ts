import type { Deps } from '../../../deps.ts';
import type { DailyWork } from '../../../plumbing/daily-work/daily-work.ts';
import { lockOldNamedOrders } from '../writing/lock-order.ts';
import { anonymiseOrders } from './anonymise-orders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Each transaction stays far below the time limit of a statement. */
const BATCH = 500;

/** Removes the guests from finished orders that are older than the set number of days. */
export const oldOrders = ({ write, settings }: Pick<Deps, 'write' | 'settings'>): DailyWork => ({
  name: 'contacts of old orders',
  run: async (now) => {
    const before = new Date(now.getTime() - settings.contactDays.stored * DAY_MS);
    let count: number;
    do {
      count = await write(async (transaction) => {
        const orders = await lockOldNamedOrders(transaction, { before, limit: BATCH });
        await anonymiseOrders(transaction, orders);
        return orders.length;
      });
    } while (count === BATCH);
  },
});
