/** What a tab remembers of the pub that an administrator is inside. */
export type EntryMark = { readonly pub: string; readonly until: string };

const NAME = 'comanda.entered';

export function writeMark(mark: EntryMark): void {
  window.sessionStorage.setItem(NAME, JSON.stringify(mark));
}

export function forgetEntry(): void {
  window.sessionStorage.removeItem(NAME);
}

/** The pub whose hour has passed; one that was left, or was signed out of before, is nothing to speak of. */
export function endedEntry(now: number): EntryMark | undefined {
  const text = window.sessionStorage.getItem(NAME);
  if (text === null) return undefined;
  // Only `writeMark` writes under this name.
  const mark = JSON.parse(text) as EntryMark;
  return Date.parse(mark.until) <= now ? mark : undefined;
}
