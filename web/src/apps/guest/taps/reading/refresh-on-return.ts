import * as classes from '../../markup/classes.ts';

/** After this time prices, dishes and hours may have changed. */
const OLD_AFTER_MS = 10 * 60_000;

// The guest must not lose an unfinished action.
function isBusy(): boolean {
  return document.querySelector(`dialog[open], .${classes.search}:not([hidden])`) !== null;
}

/** Loads the menu again when the page becomes visible after a long time: the phone may have slept for a night. */
export function refreshOnReturn(readAgain: () => Promise<void>): void {
  let readAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    const isOld = Date.now() - readAt > OLD_AFTER_MS;
    if (document.visibilityState !== 'visible' || !isOld || isBusy()) return;
    readAt = Date.now();
    void readAgain();
  });
}
