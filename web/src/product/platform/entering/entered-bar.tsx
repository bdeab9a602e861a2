import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import { refreshAccessToken } from '../../../lib/api/api.ts';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { OpenInNewSession } from './api.ts';
import styles from './entered-bar.module.css';
import { storeEntryMark } from './entry-ended.tsx';
import { LeaveButton } from './leave-button.tsx';

type Props = {
  readonly pubName: string;
  /** The end of the hour, ISO 8601. */
  readonly until: string;
  /** The pub's: every time on its screens is by its clock. */
  readonly timeZone: string | undefined;
  readonly openInNewSession: OpenInNewSession;
};

const AGAIN_MS = 15_000;

/** Refreshes the session once the hour is over; the refusal signs the administrator out. */
function useEndOfHour(until: string): void {
  useEffect(() => {
    const ask = () => {
      // Offline, or with a clock ahead of the server's, the refusal comes later.
      if (Date.now() > Date.parse(until)) refreshAccessToken().catch(() => undefined);
    };
    const timer = window.setInterval(ask, AGAIN_MS);
    return () => {
      window.clearInterval(timer);
    };
  }, [until]);
}

/** Below the terminal bar while an administrator is inside a pub: the pub, the end of the hour and the leave button. */
export function EnteredBar({ pubName, until, timeZone, openInNewSession }: Props) {
  const { t, language } = useText();
  useEndOfHour(until);
  useEffect(() => {
    storeEntryMark({ pub: pubName, until });
  }, [pubName, until]);
  return (
    <aside aria-label={t('administration.entered_pub')} className={styles['bar']}>
      <KeyRound />
      <p>
        {t('administration.inside', { pub: pubName })}{' '}
        <time dateTime={until} className={styles['until']}>
          {t('administration.inside_until', { time: formatTime(until, language, timeZone) })}
        </time>
      </p>
      <LeaveButton openInNewSession={openInNewSession} />
    </aside>
  );
}
