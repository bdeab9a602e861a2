/** After so long prices, dishes and hours may be others. */
const OLD_AFTER_MS = 10 * 60_000;

// Nobody loses what they are in the middle of.
function isBusy(): boolean {
  return document.querySelector('dialog[open], .find:not([hidden])') !== null;
}

/** A menu that was put away and is taken out again is read anew: the phone may have slept for a night. */
export function keepFresh(readAgain: () => Promise<void>): void {
  let readAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    const isOld = Date.now() - readAt > OLD_AFTER_MS;
    if (document.visibilityState !== 'visible' || !isOld || isBusy()) return;
    readAt = Date.now();
    void readAgain();
  });
}
