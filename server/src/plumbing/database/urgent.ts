import { AsyncLocalStorage } from 'node:async_hooks';

const urgent = new AsyncLocalStorage<true>();

/**
 * Runs `work`: when it waits for a connection of the pool, it comes before every caller that is not urgent. For
 * work on which many others depend and of which one runs at a time, as otherwise nobody else would be served.
 */
export function urgently<Result>(work: () => Promise<Result>): Promise<Result> {
  return urgent.run(true, work);
}

export function isUrgent(): boolean {
  return urgent.getStore() === true;
}
