import { offeredStatuses } from '@comanda/domain/orders';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { classNames } from '../../../../ui/class-names.ts';
import tones from '../../../../ui/tone.module.css';
import styles from '../order-desk.module.css';
import { statusTones } from '../../status/status-look.tsx';

/** The legend of the desk's keyboard shortcuts. */
export function DeskKeys() {
  const { t } = useText();
  return (
    <aside aria-label={t('orders.keys')} className={styles['keys']}>
      <span>
        <kbd>←</kbd>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <kbd>→</kbd> {t('orders.key_move')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('orders.key_open')}
      </span>
      <span>
        <kbd>A</kbd> {t('orders.key_accept')}
      </span>
      <span>
        <kbd>T</kbd> {t('orders.key_time')}
      </span>
      <span>
        <kbd>R</kbd> {t('orders.key_refuse')}
      </span>
      {offeredStatuses.map((status, index) => (
        <span key={status} className={classNames(tones[statusTones[status]])}>
          <kbd>{index + 1}</kbd>
          <i aria-hidden="true" />
          {t(status === 'canceled' ? 'orders.cancel' : `orders.status_${status}`)}
        </span>
      ))}
    </aside>
  );
}
