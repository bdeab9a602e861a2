import { countsAs, usualStatuses, type OfferedStatus } from '@comanda/domain/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { Amount } from '../../../ui/amounts/amount.tsx';
import type { ReactNode } from 'react';
import tones from '../../../ui/tone.module.css';
import type { Aspect } from '../live/what-changed.ts';
import { ChangedNotice, type ChangesElsewhere } from './changes-elsewhere.tsx';
import styles from './status-buttons.module.css';
import { LateRefusedPress } from './late-refused-press.tsx';
import { UndoSpot } from './undo/undo-place.tsx';
import type { StatusPresses } from './use-press-status.ts';
import type { Order } from '@comanda/contract/orders';
import { useText } from '../../../lib/i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { statusIcons, statusTones } from './status-look.tsx';

type Props = {
  readonly order: Order;
  readonly presses: StatusPresses;
  /** What another user has changed meanwhile. */
  readonly changes: ChangesElsewhere;
  /** The button of the next step. */
  readonly nextStep: ReactNode;
};

/**
 * The total, the next step, and below them the statuses that fit the order, in any sequence; always visible at the foot
 * of the screen, with "canceled" apart from the others.
 * The current status is always included, even if it does not fit the order.
 */
export function StatusButtons({ order, presses, changes, nextStep }: Props) {
  const { t } = useText();
  const { changed, dismiss } = changes;
  const refused = presses.refusedOf(order.id);
  // The event may be received before the response: then the next press need not wait for the response.
  const pending = presses.pending === countsAs(order.status) ? undefined : presses.pending;
  return (
    <div className={styles['foot']}>
      <div className={styles['notices']}>
        <UndoSpot kind="page" />
        <LateRefusedPress
          order={order}
          presses={presses}
          onAnswer={() => {
            dismiss('status');
            dismiss('promise');
          }}
        />
        <ChangedNotice
          order={order}
          changed={refused ? changed.filter((aspect) => !isInRefusal(aspect)) : changed}
          onClose={dismiss}
        />
      </div>
      <div className={styles['next']}>
        <Amount
          value={order.client_total}
          symbol={currencySymbol(order.currency_id)}
          size="large"
        />
        {nextStep}
      </div>
      <fieldset aria-label={t('orders.status')} className={styles['buttons']}>
        <div className={styles['onward']}>
          {usualStatuses({ orderType: order.order_type, status: order.status }).map((offered) => (
            <StatusButton
              key={offered}
              status={offered}
              isCurrent={countsAs(order.status) === offered}
              pending={pending}
              onPress={() => {
                presses.press(order, offered);
              }}
            />
          ))}
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

/** The notice of a refused press shows these itself. */
const isInRefusal = (aspect: Aspect): boolean => aspect === 'status' || aspect === 'promise';

type ButtonProps = {
  readonly status: OfferedStatus;
  readonly isCurrent: boolean;
  /** The status whose request is pending. */
  readonly pending: OfferedStatus | undefined;
  readonly onPress: () => void;
};

function StatusButton({ status, isCurrent, pending, onPress }: ButtonProps) {
  const { t } = useText();
  const Icon = statusIcons[status];
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      aria-busy={pending === status || undefined}
      aria-disabled={pending !== undefined || undefined}
      className={classNames(styles['button'], tones[statusTones[status]])}
      onClick={() => {
        if (pending === undefined) onPress();
      }}
    >
      <Icon />
      {t(`orders.status_${status}`)}
    </button>
  );
}

type CancelButtonProps = {
  readonly order: Order;
  readonly isPending: boolean;
  readonly isBusy: boolean;
  readonly onPress: () => void;
};

/** Apart from the other statuses, because canceling ends the order; it opens the question about the reason. */
function CancelButton({ order, isPending, isBusy, onPress }: CancelButtonProps) {
  const { t } = useText();
  const isCanceled = order.status === 'canceled';
  const Icon = statusIcons.canceled;
  return (
    <button
      type="button"
      aria-pressed={isCanceled || undefined}
      aria-haspopup={isCanceled ? undefined : 'dialog'}
      aria-busy={isBusy || undefined}
      aria-disabled={isPending || undefined}
      className={classNames(
        styles['button'],
        styles['cancel'],
        tones[isCanceled ? statusTones.canceled : 'red'],
      )}
      onClick={() => {
        if (!isPending) onPress();
      }}
    >
      <Icon />
      {t(isCanceled ? 'orders.status_canceled' : 'orders.cancel')}
    </button>
  );
}
