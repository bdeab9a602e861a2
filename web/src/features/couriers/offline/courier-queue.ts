import type { CourierOrder } from '@comanda/contract/couriers';
import type { Queue, QueueEvent, QueuedStep } from './step-queue.ts';
import { StepSender } from './step-sender.ts';
import { courierStore } from './courier-store.ts';
import { sendStep } from './send-step.ts';

/** Receives the results of the steps. */
type Listener = {
  readonly onDone: (queued: QueuedStep, order: CourierOrder | undefined) => void;
  readonly onRefused: (queued: QueuedStep, code: string) => void;
};

const NAME = 'comanda-courier-steps';

/** Runs exclusively among all tabs; on plain http there is no lock API. */
async function exclusively(run: () => Promise<void>): Promise<void> {
  // The type assumes a secure page.
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

const sender = new StepSender({
  store: courierStore,
  exclusively,
  send: sendStep,
  now: () => Date.now(),
  onQueue: (changed) => {
    show(changed);
    otherTabs.postMessage('changed');
  },
  onDone: (queued, order) => listener?.onDone(queued, order),
  onRefused: (queued, code) => listener?.onRefused(queued, code),
});

/** The page's only step queue, shared with all tabs, and its sender. */
export const courierQueue = {
  submit: (queued: QueuedStep) => sender.submit(queued),
  serve: (courierID: number | undefined): void => {
    sender.serve(courierID);
  },
  flush: (): void => {
    // A storage error is reported by `submit`.
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
