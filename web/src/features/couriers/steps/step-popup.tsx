import type { CourierOrder } from '@comanda/contract/couriers';
import { currencySymbol } from '@comanda/domain/pubs';
import { formatAmount } from '../../../lib/format/format.ts';
import type { Translate } from '../../../lib/i18n/current-texts.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ConfirmPopup } from '../../../ui/popup/confirm-popup.tsx';
import { CancelPopup } from '../canceling/cancel-popup.tsx';
import { CompletePopup } from '../handover/complete-popup.tsx';
import { CashToTake } from './cash-to-take.tsx';
import type { CourierStep, StepDetails } from '../offline/step-queue.ts';
import { clientTotal } from '../area/order-amounts.ts';

/** The steps that need a confirmation, because they may be pressed by mistake. */
export type StepToConfirm = Exclude<CourierStep, 'pick_up' | 'reserve' | 'coming'>;
/** Canceling has its own popup, which asks for a reason. */
type ConfirmedStep = Exclude<StepToConfirm, 'cancel'>;

type Props = {
  readonly order: CourierOrder;
  readonly isOpen: boolean;
  /** Stays during the popup's closing animation. */
  readonly step: StepToConfirm | undefined;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (step: StepToConfirm, details?: StepDetails) => void;
};

/** Asks for a confirmation, with the order and the consequences. */
export function StepPopup({ order, isOpen, step, isPending, onClose, onConfirm }: Props) {
  const { t, language } = useText();
  if (!step) return null;
  if (step === 'cancel') {
    return (
      <CancelPopup
        number={order.number}
        isOpen={isOpen}
        isPending={isPending}
        onClose={onClose}
        onConfirm={(why) => {
          onConfirm(step, { why });
        }}
      />
    );
  }
  const total = clientTotal(order);
  const cash =
    order.payment_type === 'cash' && total !== undefined
      ? formatAmount(total, currencySymbol(order.currency_id), language)
      : undefined;
  const words = (
    <>
      {step === 'complete' && cash !== undefined && <CashToTake order={order} />}
      <p>{noteOf(step, cash, t)}</p>
    </>
  );
  if (step === 'complete' && order.handover) {
    return (
      <CompletePopup
        order={order}
        handover={order.handover}
        isOpen={isOpen}
        isPending={isPending}
        onClose={onClose}
        onConfirm={(code) => {
          onConfirm(step, { code });
        }}
      >
        {words}
      </CompletePopup>
    );
  }
  return (
    <ConfirmPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t(`couriers.${step}_question`, { number: `#${order.number}` })}
      confirmLabel={t(`couriers.${step}`)}
      // The answer is "no": "cancel" would be ambiguous beside a step that gives up an order.
      cancelLabel={t('ui.no')}
      isPending={isPending}
      onConfirm={() => {
        onConfirm(step);
      }}
    >
      {words}
    </ConfirmPopup>
  );
}

function noteOf(step: ConfirmedStep, cash: string | undefined, t: Translate): string {
  if (step !== 'complete') return t(`couriers.${step}_note`);
  return cash === undefined
    ? t('couriers.complete_note')
    : t('couriers.complete_note_cash', { amount: cash });
}
