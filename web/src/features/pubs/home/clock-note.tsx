import type { Pub } from '@comanda/contract/pubs';
import { Clock } from 'lucide-react';
import { useOtherClock } from '../../../lib/clock/use-other-clock.ts';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import styles from './clock-note.module.css';

/** On every screen of a pub, when the device is in another time zone: the zone of the shown times. */
export function ClockNote({ pub: { time_zone: zone } }: { readonly pub: Pick<Pub, 'time_zone'> }) {
  const { t, language } = useText();
  const now = useOtherClock(zone);
  if (now === undefined) return null;
  return (
    <aside aria-label={t('pubs.time_zone')} className={styles['note']}>
      <Clock aria-hidden="true" />
      <p>{t('pubs.clock_note', { time: formatTime(now, language, zone), zone })}</p>
    </aside>
  );
}
