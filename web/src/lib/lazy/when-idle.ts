/** A device that is busy all the time is never idle. */
const LATEST_MS = 2000;

/** Runs when the browser is idle, at the latest after two seconds; in Safari, which has no idle callback, a moment later. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: LATEST_MS });
  else setTimeout(run, 100);
}
