import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import { refreshAccessToken } from '../../../lib/api/api.ts';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { OpenInNewSession } from './api.ts';
import styles from './entered-bar.module.css';
import { writeMark } from './entry-mark.ts';
import { LeaveButton } from './leave-button.tsx';

type Props = {
  readonly pubName: string;
  /** When the hour is over, ISO 8601. */
  readonly until: string;
  readonly openInNewSession: OpenInNewSession;
};

const AGAIN_MS = 15_000;

/** Once the hour is over the session asks to go on, and learns from the refusal that it is signed out. */
function useEndOfHour(until: string): void {
  useEffect(() => {
    const ask = () => {
      // Somebody without a line learns it later; a clock that is ahead of the server's, too.
      if (Date.now() > Date.parse(until)) refreshAccessToken().catch(() => undefined);
    };
    const timer = window.setInterval(ask, AGAIN_MS);
    return () => {
      window.clearInterval(timer);
    };
  }, [until]);
}

/** Beneath the terminal bar while an administrator is inside a pub: whose it is, until when, and the way out. */
export function EnteredBar({ pubName, until, openInNewSession }: Props) {
  const { t, language } = useText();
  useEndOfHour(until);
  useEffect(() => {
    writeMark({ pub: pubName, until });
  }, [pubName, until]);
  return (
    <aside aria-label={t('administration.entered_pub')} className={styles['bar']}>
      <KeyRound aria-hidden="true" />
      <p>
        {t('administration.inside', { pub: pubName })}{' '}
        <time dateTime={until} className={styles['until']}>
          {t('administration.inside_until', { time: formatTime(until, language) })}
        </time>
      </p>
      <LeaveButton openInNewSession={openInNewSession} />
    </aside>
  );
}
