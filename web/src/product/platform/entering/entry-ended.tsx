import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import styles from './entered-bar.module.css';

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
function endedEntry(now: number): EntryMark | undefined {
  const text = window.sessionStorage.getItem(NAME);
  if (text === null) return undefined;
  // Only `storeEntryMark` writes this key.
  const mark = JSON.parse(text) as EntryMark;
  return Date.parse(mark.until) <= now ? mark : undefined;
}

/** Above the sign-in: the reason for an administrator whose hour in a pub is over. */
export function EntryEnded() {
  const { t } = useText();
  const [ended] = useState(() => endedEntry(Date.now()));
  // Shown once: a later sign-out has another reason.
  useEffect(deleteEntryMark, []);
  if (!ended) return null;
  return (
    <output className={styles['bar']}>
      <KeyRound />
      <p>
        <b>{t('administration.hour_is_over', { pub: ended.pub })}</b>{' '}
        {t('administration.hour_is_over_hint')}
      </p>
    </output>
  );
}
