/** Short enough that a tap meanwhile is not delayed noticeably. */
const SLICE_MS = 8;

/** A phone that is busy all the time is never idle. */
const LATEST_MS = 2000;

/** Runs when the browser is idle, at the latest after two seconds; in Safari, which has no idle callback, a moment later. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: LATEST_MS });
  else setTimeout(run, 100);
}

/** Runs when the first screen has loaded: later files must not delay it. */
export function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') whenIdle(run);
  else window.addEventListener('load', () => whenIdle(run), { once: true });
}

/** Does a long task step by step, when the browser is idle: no phone freezes. */
export function runWhenIdle(work: Iterator<void>): void {
  whenIdle(() => {
    const end = performance.now() + SLICE_MS;
    let isDone = false;
    while (!isDone && performance.now() < end) isDone = work.next().done === true;
    if (!isDone) runWhenIdle(work);
  });
}

const FIRST_USES = ['scroll', 'pointerdown', 'keydown'] as const;

/** Runs when the browser is idle after the guest's first scroll, tap or key: who only looks in loads nothing for it. */
export function afterFirstUse(run: () => void): void {
  const waiting = new AbortController();
  const start = (): void => {
    waiting.abort();
    whenIdle(run);
  };
  for (const use of FIRST_USES) {
    window.addEventListener(use, start, { capture: true, signal: waiting.signal });
  }
}
