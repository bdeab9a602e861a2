import { KeyRound } from 'lucide-react';
import { useText } from '../../lib/i18n/use-text.ts';
import type { BeginAnew } from './api.ts';
import styles from './entered-bar.module.css';
import { LeaveButton } from './leave-button.tsx';

type Props = {
  readonly pubName: string;
  readonly beginAnew: BeginAnew;
};

/** Beneath the terminal bar while an administrator is inside a pub: whose it is, and the way out. */
export function EnteredBar({ pubName, beginAnew }: Props) {
  const { t } = useText();
  return (
    <aside aria-label={t('administration.entered_pub')} className={styles['bar']}>
      <KeyRound aria-hidden="true" />
      <p>{t('administration.inside', { pub: pubName })}</p>
      <LeaveButton beginAnew={beginAnew} />
    </aside>
  );
}
