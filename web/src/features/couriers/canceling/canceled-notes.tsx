import type { CourierOrder } from '@comanda/contract/couriers';
import { Ban } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useNow } from '../../../lib/clock/use-now.ts';
import { formatPhone } from '../../../lib/format/format-phone.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useStill } from '../../../product/hold/use-hold.ts';
import { Note } from '../../../ui/note/note.tsx';
import { useCourierArea } from '../area/courier-context.ts';
import { CallLink } from '../route/places.tsx';
import styles from './canceling.module.css';
import { seenCancellations, unseenCancellations } from './cancellations.ts';

const TICK_MS = 60_000;

/** Shown above the lists until dismissed: an active order was canceled, with the reason and the phone. */
export function CanceledNotes() {
  const { courier, orders } = useCourierArea();
  const { t } = useText();
  const seen = useSyncExternalStore(seenCancellations.subscribe, seenCancellations.current);
  const now = useNow(TICK_MS);
  const unseen = useStill(unseenCancellations(orders, { courierID: courier.id, seen, now }));
  return (
    // Always rendered: a screen reader does not announce a live region that is added together with its text.
    <div aria-live="assertive" className={styles['notes']}>
      {unseen.map((order) => (
        <Note
          key={order.id}
          tone="red"
          icon={<Ban />}
          title={t('couriers.was_canceled', { number: `#${order.number}` })}
          onClose={() => {
            seenCancellations.add(order.id);
          }}
        >
          <Reason order={order} />
          <p>{order.pub_name}</p>
          {order.pub.phone !== undefined && order.pub.phone !== '' && (
            <CallLink
              phone={order.pub.phone}
              label={t('couriers.call_venue', { phone: formatPhone(order.pub.phone) })}
            >
              {formatPhone(order.pub.phone)}
            </CallLink>
          )}
        </Note>
      ))}
    </div>
  );
}

function Reason({ order }: { readonly order: CourierOrder }) {
  const { t } = useText();
  const { cancel_reason: reason, cancel_text: text } = order;
  if (reason === undefined || reason === null) return null;
  return (
    <p>
      {t('orders.cancel_reason')}: {text ?? t(`orders.cancel_reason_${reason}`)}
    </p>
  );
}
