import type { Order } from '@comanda/contract/orders';
import { countsAs, usualStatuses } from '@comanda/domain/orders';
import { useText } from '../../../lib/i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import tones from '../../../ui/tone.module.css';
import { ChangedNotice } from '../editing/changed-notice.tsx';
import styles from './status-buttons.module.css';
import { statusIcons, statusTones } from './status-look.ts';
import { CancelButton } from './canceling/cancel-button.tsx';
import { RefusedPress } from './refused-press.tsx';
import { useStatusFollowUps } from './status-follow-ups.ts';
import { usePressStatus } from './use-press-status.ts';
import { useChangesElsewhere } from '../editing/use-changes-elsewhere.ts';

/**
 * The statuses that fit the order, in any sequence; always visible at the foot of the screen,
 * with "canceled" apart from the others.
 * The current status is always included, even if it does not fit the order.
 */
export function StatusButtons({ order }: { readonly order: Order }) {
  const { t } = useText();
  const { changed, dismiss } = useChangesElsewhere(order);
  const { setUndoPlace } = useStatusFollowUps();
  const presses = usePressStatus(() => {
    dismiss('status');
  });
  const refused = presses.refusedOf(order.id);
  // The event may be received before the response: then the next press need not wait for the response.
  const pending = presses.pending === countsAs(order.status) ? undefined : presses.pending;
  const statuses = usualStatuses({ orderType: order.order_type, status: order.status });
  return (
    <div className={styles['foot']}>
      <div className={styles['notices']}>
        <div ref={setUndoPlace} />
        {refused && (
          <RefusedPress
            order={order}
            refused={refused}
            isPending={pending !== undefined}
            onAnyway={() => {
              presses.pressAnyway(order);
            }}
            onClose={() => {
              presses.dismiss(order.id);
              dismiss('status');
            }}
          />
        )}
        <ChangedNotice
          order={order}
          changed={refused ? changed.filter((aspect) => aspect !== 'status') : changed}
          onClose={dismiss}
        />
      </div>
      <fieldset aria-label={t('orders.status')} className={styles['buttons']}>
        <div className={styles['onward']}>
          {statuses.map((offered) => {
            const Icon = statusIcons[offered];
            return (
              <button
                key={offered}
                type="button"
                aria-pressed={countsAs(order.status) === offered}
                aria-busy={pending === offered || undefined}
                aria-disabled={pending !== undefined || undefined}
                className={classNames(styles['button'], tones[statusTones[offered]])}
                onClick={() => {
                  if (pending === undefined) presses.press(order, offered);
                }}
              >
                <Icon aria-hidden="true" />
                {t(`orders.status_${offered}`)}
              </button>
            );
          })}
        </div>
        <CancelButton
          order={order}
          isPending={pending !== undefined}
          isBusy={pending === 'canceled'}
          onPress={() => {
            presses.press(order, 'canceled');
          }}
        />
      </fieldset>
    </div>
  );
}
