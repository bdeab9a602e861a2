import { vi } from 'vitest';

/** The library's default is a second, which a busy machine may need for a single render. */
const PATIENCE_MS = 40_000;

/** Repeats the check until it no longer throws; returns its result. */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: PATIENCE_MS });
