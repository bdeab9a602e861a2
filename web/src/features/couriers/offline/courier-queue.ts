import type { CourierOrder } from '@comanda/contract/couriers';
import type { Queue, QueueEvent, QueuedAction } from './action-queue.ts';
import { ActionSender } from './action-sender.ts';
import { courierStore } from './courier-store.ts';
import { sendAction } from './send-action.ts';

/** Hears what became of a step. */
type Listener = {
  readonly onDone: (action: QueuedAction, order: CourierOrder | undefined) => void;
  readonly onRefused: (action: QueuedAction, code: string) => void;
};

const NAME = 'comanda-courier-steps';

/** Alone among all tabs of the browser; on plain http there is nothing to agree by. */
async function alone(run: () => Promise<void>): Promise<void> {
  // The type knows only secure pages.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return run();
  return locks.request(NAME, run);
}

let queue: Queue = [];
let listener: Listener | undefined;
const viewers = new Set<() => void>();
const otherTabs = new BroadcastChannel(NAME);

function show(changed: Queue): void {
  queue = changed;
  for (const showQueue of viewers) showQueue();
}

const reload = async () => {
  show(await courierStore.readQueue());
};

otherTabs.addEventListener('message', () => void reload());

const sender = new ActionSender({
  store: courierStore,
  alone,
  send: sendAction,
  now: () => Date.now(),
  onQueue: (changed) => {
    show(changed);
    otherTabs.postMessage('changed');
  },
  onDone: (action, order) => listener?.onDone(action, order),
  onRefused: (action, code) => listener?.onRefused(action, code),
});

/** The page's one queue of steps: what waits, as all tabs see it, and its way to the server. */
export const courierQueue = {
  take: (action: QueuedAction) => sender.take(action),
  serve: (courierID: number | undefined): void => {
    sender.serve(courierID);
  },
  flush: (): void => {
    // A storage that fails is told where a step is taken.
    sender.flush().catch(() => {});
  },
  change: async (event: QueueEvent): Promise<void> => {
    show(await courierStore.changeQueue(event));
    otherTabs.postMessage('changed');
  },
  current: (): Queue => queue,
  subscribe: (showQueue: () => void): (() => void) => {
    viewers.add(showQueue);
    void reload();
    return () => viewers.delete(showQueue);
  },
  listen: (listening: Listener): (() => void) => {
    listener = listening;
    return () => {
      if (listener === listening) listener = undefined;
    };
  },
};
