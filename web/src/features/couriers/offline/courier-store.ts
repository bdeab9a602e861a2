import { reduceQueue, type Queue, type QueueEvent } from './step-queue.ts';
import { isOutdated, type StoredLists } from './stored-lists.ts';
import { openDeviceStorage } from '../../../lib/offline/device-storage.ts';

const storage = openDeviceStorage<{ readonly lists: StoredLists; readonly queue: Queue }>(
  'comanda-courier',
);

const deleteLists = async (): Promise<void> => {
  await storage.change('lists', () => undefined);
};

/** The courier's data on the phone: the last received lists and the queued steps. */
export const courierStore = {
  readLists: async (now: number): Promise<StoredLists | undefined> => {
    const lists = await storage.read('lists');
    if (!lists || !isOutdated(lists, now)) return lists;
    await deleteLists();
    return undefined;
  },
  storeLists: async (lists: StoredLists): Promise<void> => {
    await storage.change('lists', () => lists);
  },
  deleteLists,
  readQueue: async (): Promise<Queue> => (await storage.read('queue')) ?? [],
  changeQueue: async (event: QueueEvent): Promise<Queue> => {
    const changed = await storage.change('queue', (held) => reduceQueue(held ?? [], event));
    return changed ?? [];
  },
};
