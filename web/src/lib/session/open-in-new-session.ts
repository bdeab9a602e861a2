import { session } from './session.ts';

/**
 * Continues in another session of the same person. The page is reloaded, so that no data of the previous
 * session stays on it.
 */
export function openInNewSession(address: string): void {
  session.markReplaced();
  window.addEventListener('pageshow', ({ persisted }) => {
    // "Back" may restore this page from the browser's cache, with the previous session in it.
    if (persisted) window.location.reload();
  });
  window.location.assign(address);
}
