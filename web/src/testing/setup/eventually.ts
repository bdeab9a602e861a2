import { vi } from 'vitest';

/** The library's own patience is a second, which a busy machine may need for a single drawing. */
const PATIENCE_MS = 15_000;

/** Checks until it no longer throws; gives what it gave then. */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: PATIENCE_MS });
