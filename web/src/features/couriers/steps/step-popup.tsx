import type { CourierOrder } from '@comanda/contract/couriers';
import { currencySymbol } from '@comanda/domain/pubs';
import { formatAmount } from '../../../lib/format/format.ts';
import { useText, type Translate } from '../../../lib/i18n/use-text.ts';
import { ConfirmPopup } from '../../../ui/popup/confirm-popup.tsx';
import { CancelPopup } from '../canceling/cancel-popup.tsx';
import type { CancelWhy, CourierStep } from '../offline/action-queue.ts';
import { clientTotal } from '../lists/cards/order-amounts.ts';

/** The steps that nobody should take by a slip of the thumb. */
export type AskedStep = Exclude<CourierStep, 'pick_up' | 'reserve'>;
/** Canceling has a popup of its own, which asks why. */
type ConfirmedStep = Exclude<AskedStep, 'cancel'>;

type Props = {
  readonly order: CourierOrder;
  readonly isOpen: boolean;
  /** Stays while the popup fades away. */
  readonly step: AskedStep | undefined;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (step: AskedStep, why?: CancelWhy) => void;
};

/** Asks once more, naming the order and what follows. */
export function StepPopup({ order, isOpen, step, isPending, onClose, onConfirm }: Props) {
  const { t, language } = useText();
  if (!step) return null;
  if (step === 'cancel') {
    return (
      <CancelPopup
        orderID={order.id}
        isOpen={isOpen}
        isPending={isPending}
        onClose={onClose}
        onConfirm={(why) => {
          onConfirm(step, why);
        }}
      />
    );
  }
  const total = clientTotal(order);
  const cash =
    order.payment_type === 'cash' && total !== undefined
      ? formatAmount(total, currencySymbol(order.currency_id), language)
      : undefined;
  return (
    <ConfirmPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t(`couriers.${step}_question`, { number: `#${order.id}` })}
      confirmLabel={t(`couriers.${step}`)}
      // A question is answered: beside giving an order up, a word for giving up says two things.
      cancelLabel={t('ui.no')}
      isPending={isPending}
      onConfirm={() => {
        onConfirm(step);
      }}
    >
      <p>{noteOf(step, cash, t)}</p>
    </ConfirmPopup>
  );
}

function noteOf(step: ConfirmedStep, cash: string | undefined, t: Translate): string {
  if (step !== 'complete') return t(`couriers.${step}_note`);
  return cash === undefined
    ? t('couriers.complete_note')
    : t('couriers.complete_note_cash', { amount: cash });
}
