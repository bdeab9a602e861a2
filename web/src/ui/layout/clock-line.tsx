import { DEFAULT_TIME_ZONE } from '@comanda/domain/pubs';
import { Clock } from 'lucide-react';
import { useOtherClock } from '../../lib/clock/use-now.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import styles from './clock-line.module.css';

/** Below the bar: by whose clock the times of the screen are. */
export function ClockLine({ text }: { readonly text: string }) {
  const { t } = useText();
  return (
    <aside aria-label={t('pubs.time_zone')} className={styles['note']}>
      <Clock />
      <p>{text}</p>
    </aside>
  );
}

/** On screens that belong to no pub, where the device's clock is not the one of most pubs. */
export function DeviceClockLine() {
  const { t } = useText();
  if (useOtherClock(DEFAULT_TIME_ZONE) === undefined) return null;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return <ClockLine text={t('ui.device_clock', { zone })} />;
}
