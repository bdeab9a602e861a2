import { AppError } from '../http/app-error.ts';

/** More of one key are refused: each holds its request in memory. */
const MAX_WAITING = 8;
/** When some of them are done. */
const RETRY_SECONDS = 5;
/** A pause after work, in times of the work, and at most: others get the processor meanwhile. */
const REST_FACTOR = 1;
const MAX_REST_MS = 1_000;

type Queue = { readonly waiting: (() => void)[] };

/** Lets the heavy requests of one address or account work one after the other, with a pause after each. */
export type Turns = {
  /** Waits for the turn of a key, and returns what ends it; refuses a key of which enough wait. */
  take(key: string): Promise<() => void>;
};

export function createTurns({ now = () => performance.now() } = {}): Turns {
  const queues = new Map<string, Queue>();

  const next = (key: string): void => {
    const start = queues.get(key)?.waiting.shift();
    if (start) start();
    else queues.delete(key);
  };

  const begin = (key: string): (() => void) => {
    const startedAt = now();
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      const rest = Math.min(MAX_REST_MS, REST_FACTOR * (now() - startedAt));
      setTimeout(() => next(key), rest).unref();
    };
  };

  return {
    take: async (key) => {
      const queue = queues.get(key);
      if (!queue) queues.set(key, { waiting: [] });
      else if (queue.waiting.length >= MAX_WAITING) {
        throw new AppError('too_many_requests', { retry_after_seconds: RETRY_SECONDS });
      } else await new Promise<void>((start) => queue.waiting.push(start));
      return begin(key);
    },
  };
}
