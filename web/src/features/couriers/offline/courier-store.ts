import { reduceQueue, type Queue, type QueueEvent } from './action-queue.ts';
import { isOutdated, type KeptLists } from './kept-lists.ts';
import { openShelf, type Shelf } from './shelf.ts';

const LISTS = 'lists';
const QUEUE = 'queue';

/** What the phone keeps for its courier: the last known lists, and the steps that wait for the line. */
class CourierStore {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  async readLists(now: number): Promise<KeptLists | undefined> {
    // Only this program writes there.
    const lists = (await this.#shelf.read(LISTS)) as KeptLists | undefined;
    if (!lists || !isOutdated(lists, now)) return lists;
    await this.forgetLists();
    return undefined;
  }

  async keepLists(lists: KeptLists): Promise<void> {
    await this.#shelf.change(LISTS, () => lists);
  }

  async forgetLists(): Promise<void> {
    await this.#shelf.change(LISTS, () => undefined);
  }

  async readQueue(): Promise<Queue> {
    return ((await this.#shelf.read(QUEUE)) as Queue | undefined) ?? [];
  }

  async changeQueue(event: QueueEvent): Promise<Queue> {
    const change = (held: unknown) => reduceQueue((held as Queue | undefined) ?? [], event);
    return (await this.#shelf.change(QUEUE, change)) as Queue;
  }
}

/** The page's one store. */
export const courierStore = new CourierStore(openShelf());
