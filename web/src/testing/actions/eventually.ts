import { vi } from 'vitest';

/** The library's default is a second, which a busy machine may need for a single render. */
const LIMIT = { interval: 10, timeout: 40_000 };

/** Repeats the check until it no longer throws; returns its result. */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, LIMIT);

/** Waits until the condition is true, or has a value, which it returns. */
export const until = <Value>(condition: () => Value | Promise<Value>) =>
  vi.waitUntil(condition, LIMIT);
