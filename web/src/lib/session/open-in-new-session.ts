import { session } from './session.ts';

/**
 * Goes on under another session of the same person. The page is loaded anew, so that nothing which was
 * read under the session before is left on it.
 */
export function openInNewSession(address: string): void {
  session.handOver();
  window.addEventListener('pageshow', ({ persisted }) => {
    // "Back" may bring this page out of the browser's memory, where the session before goes on.
    if (persisted) window.location.reload();
  });
  window.location.assign(address);
}
