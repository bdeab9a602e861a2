import type { Order } from '@comanda/contract/orders';
import { MAX_WRONG_CODES } from '@comanda/domain/orders';
import { Bike } from 'lucide-react';
import { useMinutesSince } from '../../../lib/clock/use-now.ts';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import styles from './slip-parts.module.css';

type Warned = NonNullable<Order['courier_info']['warned']>;
type Props = { readonly warned: Warned | undefined; readonly timeZone: string };

/** That the courier of an order does nothing, and when others may take it; nothing of a courier who was not warned. */
export function SilentCourier({ warned, timeZone }: Props) {
  return warned && <Silent warned={warned} timeZone={timeZone} />;
}

function Silent({ warned, timeZone }: { readonly warned: Warned; readonly timeZone: string }) {
  const { t, language } = useText();
  const minutes = useMinutesSince(warned.since);
  const time = formatTime(warned.release_at, language, timeZone);
  return (
    <p className={styles['silent']}>
      <Bike />
      {t('orders.courier_silent', { minutes, time })}
    </p>
  );
}

/** That the courier stands at the door and has typed too many wrong codes. */
export function LockedHandover({ order: { handover } }: { readonly order: Order }) {
  const { t } = useText();
  if (!handover || handover.wrong < MAX_WRONG_CODES) return null;
  return (
    <p className={styles['silent']}>
      <Bike />
      {t('orders.handover_locked')}
    </p>
  );
}
