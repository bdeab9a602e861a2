import { setTimeout as sleep } from 'node:timers/promises';

/** The pause after a query, so that many callers share the next one; the first caller does not wait. */
const PAUSE_MS = 5;

type Options<Key, Value> = {
  /** One query for many keys; a key without a value is left out. */
  readonly load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;
  /** The most keys of one query. */
  readonly maxKeys: number;
};

type Waiting<Key, Value> = {
  readonly key: Key;
  readonly resolve: (value: Value | undefined) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Shares queries between callers that come at about the same time: those of one moment, and those that come
 * while the last query runs. A caller's query always starts after its call, so it contains every change that
 * was committed before.
 */
export function batchLoads<Key, Value>({
  load,
  maxKeys,
}: Options<Key, Value>): (key: Key) => Promise<Value | undefined> {
  let waiting: Waiting<Key, Value>[] = [];
  /** A query runs, is about to start or has just ended. */
  let isBusy = false;

  async function runNext(): Promise<void> {
    const callers = waiting.slice(0, maxKeys);
    waiting = waiting.slice(maxKeys);
    try {
      const values = await load([...new Set(callers.map(({ key }) => key))]);
      for (const { key, resolve } of callers) resolve(values.get(key));
    } catch (error) {
      for (const { reject } of callers) reject(error);
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      await runNext();
      if (waiting.length < maxKeys) await sleep(PAUSE_MS);
    }
    isBusy = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      setImmediate(() => void run()); // after all requests that have arrived together
    });
}
