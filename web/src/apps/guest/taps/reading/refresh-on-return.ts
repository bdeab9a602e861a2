import type { OpenPage } from '../open-page.ts';
import { lastOrderAt } from './last-minutes.ts';
import { runAt } from './run-at.ts';

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

/** Loads the page again each time that the hours or what is served change; a guest who is busy is left alone for a minute. */
export function refreshAtChange({ info, reload }: Pick<OpenPage, 'info' | 'reload'>): void {
  const at = Math.min((info().changesAt ?? Infinity) * 60_000, lastOrderAt());
  if (at === Infinity) return;
  const change = at + MARGIN_MS;
  runAt(change > Date.now() ? change : Date.now() + RETRY_MS, async () => {
    if (!isBusy()) await reload();
    refreshAtChange({ info, reload });
  });
}
