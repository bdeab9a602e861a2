import type { Order } from '@comanda/contract/orders';
import { MAX_RECEIPT_NUMBER_LENGTH, receiptNumberFields } from '@comanda/domain/receipts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import { useAnswerReceipt } from './receipt-api.ts';

type Props = {
  readonly order: Order;
  /** Whether it answers an unsure one, or says that the till was used by hand. */
  readonly answer: 'by_hand' | 'printed';
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The number that a person reads on the paper. */
export function NumberPopup({ order, answer, isOpen, onClose }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const answering = useAnswerReceipt(order);
  const form = useCheckedForm({
    rules: receiptNumberFields,
    texts: { number: { field_is_required: 'receipts.number_missing' } },
  });
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={`${t('receipts.title')} · #${order.number}`}
      submitLabel={t('receipts.save_number')}
      isPending={answering.isPending}
      problem={answering.isError ? errorText(answering.error) : undefined}
      maxWidth={440}
      opensKeyboard
      onSubmit={(event) =>
        void form.submit(({ number }) => {
          if (answering.isPending) return;
          answering.mutate({ answer, number }, { onSuccess: onClose, onError: form.refuse });
        })(event)
      }
    >
      <TextField
        label={t('receipts.number')}
        maxLength={MAX_RECEIPT_NUMBER_LENGTH}
        autoComplete="off"
        {...form.field('number')}
      />
    </FormPopup>
  );
}
