/** The pub that an administrator is inside, stored for the tab. */
export type EntryMark = { readonly pub: string; readonly until: string };

const NAME = 'comanda.entered';

export function storeEntryMark(mark: EntryMark): void {
  window.sessionStorage.setItem(NAME, JSON.stringify(mark));
}

export function deleteEntryMark(): void {
  window.sessionStorage.removeItem(NAME);
}

/** The pub whose hour is over; undefined after leaving it or signing out before. */
export function endedEntry(now: number): EntryMark | undefined {
  const text = window.sessionStorage.getItem(NAME);
  if (text === null) return undefined;
  // Only `storeEntryMark` writes this key.
  const mark = JSON.parse(text) as EntryMark;
  return Date.parse(mark.until) <= now ? mark : undefined;
}
