import * as classes from '../../markup/classes.ts';

/** After this time prices, dishes and hours may have changed. */
const OLD_AFTER_MS = 10 * 60_000;

// The guest must not lose an unfinished action.
function isBusy(): boolean {
  return document.querySelector(`dialog[open], .${classes.search}:not([hidden])`) !== null;
}

/** Loads the menu again when the page becomes visible after a long time: the phone may have slept for a night. */
export function refreshOnReturn(reload: () => Promise<void>): void {
  let loadedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    const isOld = Date.now() - loadedAt > OLD_AFTER_MS;
    if (document.visibilityState !== 'visible' || !isOld || isBusy()) return;
    loadedAt = Date.now();
    void reload();
  });
}
