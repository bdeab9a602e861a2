import type { CourierOrder } from '@comanda/contract/couriers';
import type { Queue, QueueEvent, QueuedAction } from './action-queue.ts';
import { ActionSender } from './action-sender.ts';
import { courierStore } from './courier-store.ts';
import { sendAction } from './send-action.ts';

/** Who hears what became of a step. */
type Ears = {
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
let ears: Ears | undefined;
const listeners = new Set<() => void>();
const otherTabs = new BroadcastChannel(NAME);

function show(changed: Queue): void {
  queue = changed;
  for (const listener of listeners) listener();
}

const readAnew = async () => {
  show(await courierStore.readQueue());
};

otherTabs.addEventListener('message', () => void readAnew());

const sender = new ActionSender({
  store: courierStore,
  alone,
  send: sendAction,
  now: () => Date.now(),
  onQueue: (changed) => {
    show(changed);
    otherTabs.postMessage('changed');
  },
  onDone: (action, order) => ears?.onDone(action, order),
  onRefused: (action, code) => ears?.onRefused(action, code),
});

/** The page's one line of steps: what waits, as all tabs see it, and its way to the server. */
export const courierLine = {
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
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    void readAnew();
    return () => listeners.delete(listener);
  },
  hear: (heard: Ears): (() => void) => {
    ears = heard;
    return () => {
      if (ears === heard) ears = undefined;
    };
  },
};
