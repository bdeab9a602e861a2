import { vi } from 'vitest';

/** Far above what a busy machine needs. The library's default is a second, which one may well need. */
export const PATIENCE_MS = 40_000;

type Patience = { withinMs?: number; everyMs?: number };

/** Waits until the condition is true (or has a value, which it returns); throws after `withinMs`. */
export const until = <Value>(
  condition: () => Value | Promise<Value>,
  { withinMs = PATIENCE_MS, everyMs = 50 }: Patience = {},
) => vi.waitUntil(condition, { timeout: withinMs, interval: everyMs });

/** Repeats the check until it no longer throws; returns its result. */
export const eventually = <Value>(
  check: () => Value | Promise<Value>,
  { withinMs = PATIENCE_MS, everyMs = 50 }: Patience = {},
): Promise<Value> => vi.waitFor(check, { timeout: withinMs, interval: everyMs });
