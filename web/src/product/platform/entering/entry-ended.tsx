import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import styles from './entered-bar.module.css';
import { endedEntry, forgetEntry } from './entry-mark.ts';

/** Over the sign-in, for an administrator whose hour in a pub is over: why they are here. */
export function EntryEnded() {
  const { t } = useText();
  const [ended] = useState(() => endedEntry(Date.now()));
  // Said once: who signs out later and comes here again knows why.
  useEffect(forgetEntry, []);
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
