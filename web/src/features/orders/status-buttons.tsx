import type { Order } from '@comanda/contract/orders';
import { offeredStatuses } from '@comanda/domain/orders';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { classNames } from '../../ui/class-names.ts';
import tones from '../../ui/tone.module.css';
import { useSetStatus } from './api.ts';
import { deskStatus } from './order-filter.ts';
import styles from './status-buttons.module.css';
import { statusIcons, statusTones } from './status-look.ts';

type Props = {
  readonly order: Order;
  /** Hangs above the buttons. */
  readonly notice: ReactNode;
};

/** The five statuses, any of which may follow any; always in reach at the foot of the screen. */
export function StatusButtons({ order, notice }: Props) {
  const { t } = useText();
  const status = useSetStatus();
  // The line may bring the news before the answer comes: then the next press need not wait for it.
  const isWaiting = status.isPending && deskStatus(order.status) !== status.variables.status;
  return (
    <div className={styles['foot']}>
      {notice}
      <fieldset aria-label={t('orders.status')} className={styles['buttons']}>
        {offeredStatuses.map((offered) => {
          const Icon = statusIcons[offered];
          const isPending = isWaiting && status.variables.status === offered;
          return (
            <button
              key={offered}
              type="button"
              aria-pressed={deskStatus(order.status) === offered}
              aria-busy={isPending || undefined}
              aria-disabled={isWaiting || undefined}
              className={classNames(styles['button'], tones[statusTones[offered]])}
              onClick={() => {
                if (!isWaiting) status.mutate({ order, status: offered });
              }}
            >
              <Icon aria-hidden="true" />
              {t(`orders.status_${offered}`)}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
