import type { Order } from '@comanda/contract/orders';
import type { Payment } from '@comanda/contract/payments';
import {
  MAX_VOID_TEXT_LENGTH,
  voidingOfProven,
  voidReasons,
  type VoidReason,
} from '@comanda/domain/payments';
import { currencySymbol } from '@comanda/domain/pubs';
import { useState } from 'react';
import { formatAmount } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Checkbox } from '../../../ui/field/choice.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { LabelledPills } from '../../../ui/pills/labelled-pills.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import { useVoidPayment } from './payments-api.ts';

type Props = {
  readonly order: Order;
  readonly payment: Payment;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Asks why a payment is voided; it stays in the list with the reason. */
export function VoidPopup({ order, payment, isOpen, onClose }: Props) {
  const { t, language } = useText();
  const errorText = useErrorText();
  const { request_state: state } = payment;
  const reasons = voidReasons.filter(
    (one) => state === undefined || voidingOfProven(state, one).ok,
  );
  const [reason, setReason] = useState<VoidReason>(reasons[0] ?? 'mistake');
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [isReturned, setReturned] = useState(false);
  const voiding = useVoidPayment(order);
  // The server knows its receipt; this is asked once it has refused.
  const [asksReturn, setAsksReturn] = useState(false);
  const words = text.trim();
  const isMissing = reason === 'other' && words === '';
  const sum = formatAmount(payment.amount, currencySymbol(order.currency_id), language);
  const name = `${t(`payments.method_${payment.method}`)} ${sum}`;
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('payments.void_named', { payment: name })}
      submitLabel={t(
        state !== undefined && reason === 'given_back' ? 'payments.mia_give_back' : 'payments.void',
      )}
      note={state !== undefined && reason === 'given_back' && t('payments.mia_give_back_hint')}
      isPending={voiding.isPending}
      problem={voiding.isError ? errorText(voiding.error) : undefined}
      maxWidth={440}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isMissing || voiding.isPending) return;
        voiding.mutate(
          {
            paymentID: payment.id,
            void_reason: reason,
            ...(reason === 'other' && { void_text: words }),
            ...(isReturned && { returned_at_till: true }),
          },
          {
            onSuccess: onClose,
            onError: (error) => {
              if (toApiError(error).code === 'payment_has_receipt') setAsksReturn(true);
            },
          },
        );
      }}
    >
      <LabelledPills
        label={t('payments.void_question')}
        pills={reasons.map((one) => ({ value: one, label: t(`payments.void_${one}`) }))}
        value={reason}
        onChange={setReason}
      />
      {reason === 'other' && (
        <TextField
          label={t('payments.void_text')}
          maxLength={MAX_VOID_TEXT_LENGTH}
          value={text}
          error={isTried && isMissing ? t('payments.void_text_missing') : undefined}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
      )}
      {asksReturn && (
        <Checkbox
          label={t('receipts.void_returned')}
          checked={isReturned}
          onChange={({ target }) => {
            setReturned(target.checked);
          }}
        />
      )}
    </FormPopup>
  );
}
