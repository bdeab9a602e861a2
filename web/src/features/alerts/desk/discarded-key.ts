import { deskKey } from '../../../product/desk/desk-key.ts';

const NAME = 'comanda.desk';

/**
 * The key of the page that the browser has removed from this tab to save memory, once; undefined after any other load:
 * a duplicated tab has a copy of what the first one has stored.
 */
export function takeDiscardedKey(): string | undefined {
  const before = window.sessionStorage.getItem(NAME);
  window.sessionStorage.setItem(NAME, deskKey);
  const wasDiscarded = 'wasDiscarded' in document && document.wasDiscarded === true;
  return wasDiscarded && before !== null && before !== deskKey ? before : undefined;
}
