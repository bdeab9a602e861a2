/** Browsers run what is due later than in 24 days at once. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** Runs something at a moment, however far away. */
export function runAt(at: number, run: () => unknown): void {
  const leftMs = at - Date.now();
  if (leftMs > LONGEST_WAIT_MS) setTimeout(runAt, LONGEST_WAIT_MS, at, run);
  else setTimeout(run, leftMs);
}
