import { offeredStatuses } from '@comanda/domain/orders';
import { useText } from '../../../../lib/i18n/use-text.ts';
import styles from './desk-tools.module.css';

/** The legend of the desk's keyboard shortcuts, where there is a keyboard. */
export function DeskKeys() {
  const { t } = useText();
  const keys: readonly (readonly [string, string])[] = [
    ['← ↑ ↓ →', t('orders.key_move')],
    ['Enter', t('orders.key_open')],
    ['A', t('orders.key_accept')],
    ['T', t('orders.key_time')],
    ['R', t('orders.key_refuse')],
    ...offeredStatuses.map(
      (status, index) =>
        [
          String(index + 1),
          t(status === 'canceled' ? 'orders.cancel' : `orders.status_${status}`),
        ] as const,
    ),
  ];
  return (
    <dl aria-label={t('orders.keys')} className={styles['keys']}>
      {keys.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
