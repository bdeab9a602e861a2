import { CloudOff } from 'lucide-react';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Queue } from '../offline/step-queue.ts';
import styles from './waiting-note.module.css';

/** On the card: the queued steps, their time, and a note that they wait for a connection. */
export function WaitingNote({ waiting }: { readonly waiting: Queue }) {
  const { t, language } = useText();
  if (waiting.length === 0) return null;
  return (
    <ul className={styles['waiting']} aria-live="polite">
      {waiting.map(({ id, step, happenedAt }) => (
        <li key={id}>
          <CloudOff />
          <span>
            {t('couriers.waits_for_line', {
              step: t(`couriers.${step}`),
              time: formatTime(happenedAt, language),
            })}
            {step === 'reserve' && <small>{t('couriers.reserve_waits_note')}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
