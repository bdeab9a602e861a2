import { vi } from 'vitest';

const setTimer = window.setTimeout.bind(window);
const setRepeated = window.setInterval.bind(window);

/** How long rows and buttons ignore what may be the second tap of a double tap. */
export const AFTER_A_TAP_MS = 700;
/** How often a screen looks for what it expects from elsewhere. */
export const BETWEEN_LOOKS_MS = 3_000;

/** Between two looks: a server of a test answers sooner. */
const SHORT_MS = 50;

/**
 * Waits of these lengths are over at once in this test, which is about what comes after them. Fake timers would also
 * stop all others.
 */
export function skipWaits(...lengthsMs: readonly number[]): void {
  const isSkipped = (delayMs: number) => lengthsMs.includes(delayMs);
  vi.stubGlobal('setTimeout', (work: () => void, delayMs = 0) =>
    setTimer(work, isSkipped(delayMs) ? 0 : delayMs),
  );
  vi.stubGlobal('setInterval', (work: () => void, everyMs = 0) =>
    setRepeated(work, isSkipped(everyMs) ? SHORT_MS : everyMs),
  );
}

/** This test of a file that skips waits is about them. */
export function keepWaits(): void {
  skipWaits();
}
