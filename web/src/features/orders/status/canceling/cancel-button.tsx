import type { Order } from '@comanda/contract/orders';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { classNames } from '../../../../ui/class-names.ts';
import tones from '../../../../ui/tone.module.css';
import styles from '../status-buttons.module.css';
import { statusIcons, statusTones } from '../status-look.ts';

type Props = {
  readonly order: Order;
  readonly isPending: boolean;
  readonly isBusy: boolean;
  readonly onPress: () => void;
};

/** Apart from the other statuses, because canceling ends the order; it opens the question about the reason. */
export function CancelButton({ order, isPending, isBusy, onPress }: Props) {
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
      <Icon aria-hidden="true" />
      {t(isCanceled ? 'orders.status_canceled' : 'orders.cancel')}
    </button>
  );
}
