import { AsyncLocalStorage } from 'node:async_hooks';

const urgent = new AsyncLocalStorage<true>();

/**
 * Runs `work`. When it waits for a connection of the pool, it gets one before all callers that are not urgent. Only for
 * work that runs one at a time: several at once could keep every connection from the other callers.
 */
export function urgently<Result>(work: () => Promise<Result>): Promise<Result> {
  return urgent.run(true, work);
}

export function isUrgent(): boolean {
  return urgent.getStore() === true;
}
