import { QueueSender, type QueueRules, type QueueStore, type SendQueued } from './queue-sender.ts';
import type { Queued, QueueEvent } from './queued.ts';

/** Receives the results of the writes. */
type Listener<One, Answer> = {
  readonly onDone: (queued: One, answer: Answer) => void;
  readonly onRefused: (queued: One, code: string) => void;
};

type Options<One extends Queued, Answer> = {
  /** Of the lock and of the channel that its tabs share. */
  readonly name: string;
  readonly store: QueueStore<One>;
  readonly rules: QueueRules<One>;
  readonly send: SendQueued<One, Answer>;
};

/** Runs exclusively among all tabs; on plain http there is no lock API. */
async function runExclusively(name: string, run: () => Promise<void>): Promise<void> {
  // The type assumes a secure page.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return run();
  return locks.request(name, run);
}

export type SharedQueue<One extends Queued, Answer> = ReturnType<
  typeof createSharedQueue<One, Answer>
>;

/** The device's queue of writes with its sender; all tabs share it. */
export function createSharedQueue<One extends Queued, Answer>({
  name,
  store,
  rules,
  send,
}: Options<One, Answer>) {
  let queue: readonly One[] = [];
  let listener: Listener<One, Answer> | undefined;
  const viewers = new Set<() => void>();
  const otherTabs = new BroadcastChannel(name);
  const show = (changed: readonly One[]): void => {
    queue = changed;
    for (const showQueue of viewers) showQueue();
  };
  const reload = async (): Promise<void> => {
    show(await store.readQueue());
  };
  otherTabs.addEventListener('message', () => void reload());
  const sender = new QueueSender<One, Answer>({
    store,
    rules,
    exclusively: (run) => runExclusively(name, run),
    send,
    now: () => Date.now(),
    onQueue: (changed) => {
      show(changed);
      otherTabs.postMessage('changed');
    },
    onDone: (queued, answer) => listener?.onDone(queued, answer),
    onRefused: (queued, code) => listener?.onRefused(queued, code),
  });
  return {
    submit: (queued: One) => sender.submit(queued),
    serve: (ownerID: number | undefined): void => {
      sender.serve(ownerID);
    },
    flush: (): void => {
      // A storage error is reported by `submit`.
      sender.flush().catch(() => {});
    },
    change: async (event: QueueEvent<One>): Promise<void> => {
      show(await store.changeQueue(event));
      otherTabs.postMessage('changed');
    },
    current: (): readonly One[] => queue,
    subscribe: (showQueue: () => void): (() => void) => {
      viewers.add(showQueue);
      void reload();
      return () => viewers.delete(showQueue);
    },
    listen: (listening: Listener<One, Answer>): (() => void) => {
      listener = listening;
      return () => {
        if (listener === listening) listener = undefined;
      };
    },
  };
}
