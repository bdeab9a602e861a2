import type { OpenPage } from '../open-page.ts';

/** After this time prices, dishes and hours may have changed. */
const OLD_AFTER_MS = 10 * 60_000;

// The guest must not lose an unfinished action.
function isBusy(): boolean {
  return document.querySelector('dialog[open]') !== null;
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

/** After the server has changed: a phone's clock is a moment ahead or behind. */
const MARGIN_MS = 3000;
const RETRY_MS = 60_000;

/** Loads the menu again each time that what is served changes; a guest who is busy is left alone for a minute. */
export function refreshWithServing({ info, reload }: Pick<OpenPage, 'info' | 'reload'>): void {
  const { servingChangesAt: at } = info();
  if (!at) return;
  const leftMs = Date.parse(at) - Date.now() + MARGIN_MS;
  setTimeout(
    async () => {
      if (!isBusy()) await reload();
      refreshWithServing({ info, reload });
    },
    leftMs > 0 ? leftMs : RETRY_MS,
  );
}
