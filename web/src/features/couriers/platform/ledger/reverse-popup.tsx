import type { SettlementReceipt } from '@comanda/contract/couriers';
import { SETTLEMENT_NOTE_LENGTH } from '@comanda/domain/couriers';
import { isBlank } from '@comanda/domain/text';
import { currencySymbol } from '@comanda/domain/pubs';
import { useState } from 'react';
import { newUuid } from '../../../../lib/api/new-uuid.ts';
import { formatAmount } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../../lib/query/error-text.ts';
import { showSuccess } from '../../../../lib/toasts/toasts.ts';
import { TextArea } from '../../../../ui/field/text-field.tsx';
import { FormPopup } from '../../../../ui/popup/form-popup.tsx';
import { useReverse, useStatement } from '../api.ts';
import { BalanceOutcome } from './balance-outcome.tsx';
import { balanceIn } from '../../../../lib/format/balances.ts';

type Props = {
  readonly receipt: SettlementReceipt;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Asks for a confirmation and a reason, and shows the new balance. */
export function ReversePopup({ receipt, isOpen, onClose }: Props) {
  const { t, language } = useText();
  const errorText = useErrorText();
  const { id, amount, courier, currency_id: currencyID } = receipt;
  const balances = useStatement(courier.id, currencyID).firstPage?.balances;
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [actionID] = useState(newUuid);
  const reversing = useReverse();
  const isMissing = isBlank(reason);
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('administration.reverse_question', { number: id })}
      submitLabel={t('administration.reverse')}
      isPending={reversing.isPending}
      problem={reversing.error ? errorText(reversing.error) : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isMissing || reversing.isPending) return;
        reversing.mutate(
          { courierID: courier.id, settlementID: id, reason: reason.trim(), actionID },
          {
            onSuccess: () => {
              showSuccess(t('administration.settlement_reversed', { number: id }));
              onClose();
            },
          },
        );
      }}
    >
      <p>
        {t(
          amount > 0
            ? 'administration.reverse_courier_paid'
            : 'administration.reverse_platform_paid',
          {
            courier: courier.full_name,
            amount: formatAmount(Math.abs(amount), currencySymbol(currencyID), language),
          },
        )}
      </p>
      {balances && (
        <BalanceOutcome
          balance={balanceIn(balances, currencyID)}
          amount={-amount}
          currencyID={currencyID}
        />
      )}
      <TextArea
        label={t('couriers.receipt_reason')}
        hint={t('administration.note_hint')}
        maxLength={SETTLEMENT_NOTE_LENGTH}
        rows={2}
        value={reason}
        error={isTried && isMissing ? t('errors.field_is_required') : undefined}
        onChange={(event) => {
          setReason(event.target.value);
        }}
      />
    </FormPopup>
  );
}
