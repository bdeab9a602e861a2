import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import styles from './entered-bar.module.css';
import { endedEntry, deleteEntryMark } from './entry-mark.ts';

/** Above the sign-in: the reason for an administrator whose hour in a pub is over. */
export function EntryEnded() {
  const { t } = useText();
  const [ended] = useState(() => endedEntry(Date.now()));
  // Shown once: a later sign-out has another reason.
  useEffect(deleteEntryMark, []);
  if (!ended) return null;
  return (
    <output className={styles['bar']}>
      <KeyRound aria-hidden="true" />
      <p>
        <b>{t('administration.hour_is_over', { pub: ended.pub })}</b>{' '}
        {t('administration.hour_is_over_hint')}
      </p>
    </output>
  );
}
