import type { Order } from '@comanda/contract/orders';
import { call } from '../../../../lib/api/api.ts';
import { openDeviceStorage } from '../../../../lib/offline/device-storage.ts';
import { inTime } from '../../../../lib/offline/in-time.ts';
import { createSharedQueue } from '../../../../lib/offline/shared-queue.ts';
import { ORDER } from '../../live/order-api.ts';
import {
  pressRules,
  reducePresses,
  type KitchenChange,
  type KitchenPress,
  type KitchenQueue,
} from './kitchen-press.ts';

const storage = openDeviceStorage<{ readonly queue: KitchenQueue }>('comanda-kitchen');

function marksOf(change: Exclude<KitchenChange, { kind: 'prepared' }>) {
  if (change.kind === 'lines') return { lines: change.lines };
  const ids = [...change.lineIDs];
  return change.kind === 'avoids' ? { avoids_seen_ids: ids } : { seen_removed_ids: ids };
}

function answerOf(
  params: Pick<KitchenPress, 'companyID' | 'pubID' | 'orderID'>,
  change: KitchenChange,
) {
  if (change.kind === 'prepared') {
    const { prepared, lines } = change;
    const body = { prepared, ...(lines && { seen_lines: lines }) };
    return call(`PUT ${ORDER}/update-prepared`, { params, body });
  }
  return call(`PUT ${ORDER}/kitchen`, { params, body: marksOf(change) });
}

async function send({ change, companyID, pubID, orderID }: KitchenPress): Promise<Order> {
  const params = { companyID, pubID, orderID };
  return (await inTime(answerOf(params, change))).order;
}

/** The presses of this device's kitchens; they survive a reload. They contain no data of a guest. */
export const kitchenQueue = createSharedQueue({
  name: 'comanda-kitchen-presses',
  store: {
    readQueue: async () => (await storage.read('queue')) ?? [],
    changeQueue: async (event) =>
      (await storage.change('queue', (held) => reducePresses(held ?? [], event))) ?? [],
  },
  rules: pressRules,
  send,
});
