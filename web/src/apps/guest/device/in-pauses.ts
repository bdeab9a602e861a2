/** Short enough that a finger which comes meanwhile notices nothing. */
const SLICE_MS = 8;

/** Runs once the page has a pause; in Safari, which tells of none, a moment later. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 100);
}

/** Runs when everything that the first screen needs has come: what is only for later leaves the line free. */
export function onceLoaded(run: () => void): void {
  if (document.readyState === 'complete') whenIdle(run);
  else window.addEventListener('load', () => whenIdle(run), { once: true });
}

/** Does a long work step by step, in the pauses of the page: no phone stands still for it. */
export function inPauses(work: Iterator<void>): void {
  whenIdle(() => {
    const end = performance.now() + SLICE_MS;
    let isDone = false;
    while (!isDone && performance.now() < end) isDone = work.next().done === true;
    if (!isDone) inPauses(work);
  });
}
