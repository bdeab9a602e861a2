import { reduceQueue, type Queue, type QueueEvent } from './action-queue.ts';
import { isOutdated, type KeptLists } from './kept-lists.ts';
import { openPhoneStorage } from './phone-storage.ts';

const storage = openPhoneStorage<{ readonly lists: KeptLists; readonly queue: Queue }>();

const forgetLists = async (): Promise<void> => {
  await storage.change('lists', () => undefined);
};

/** The courier's data on the phone: the last received lists and the queued steps. */
export const courierStore = {
  readLists: async (now: number): Promise<KeptLists | undefined> => {
    const lists = await storage.read('lists');
    if (!lists || !isOutdated(lists, now)) return lists;
    await forgetLists();
    return undefined;
  },
  keepLists: async (lists: KeptLists): Promise<void> => {
    await storage.change('lists', () => lists);
  },
  forgetLists,
  readQueue: async (): Promise<Queue> => (await storage.read('queue')) ?? [],
  changeQueue: async (event: QueueEvent): Promise<Queue> => {
    const changed = await storage.change('queue', (held) => reduceQueue(held ?? [], event));
    return changed ?? [];
  },
};
