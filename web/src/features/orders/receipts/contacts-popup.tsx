import type { Order } from '@comanda/contract/orders';
import { receiptContactFields } from '@comanda/domain/receipts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import { useReceiptContacts } from './receipt-api.ts';

type Props = {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Where the receipt goes besides paper, and the company that it is for: given before it is issued. */
export function ContactsPopup({ order, isOpen, onClose }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const saving = useReceiptContacts(order);
  const form = useCheckedForm({
    rules: receiptContactFields,
    texts: { buyer_idno: { invalid_value: 'receipts.idno_wrong' } },
    initial: { receipt_to: order.receipt_to ?? '', buyer_idno: order.buyer_idno ?? '' },
  });
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={`${t('receipts.title')} · #${order.number}`}
      submitLabel={t('ui.save')}
      isPending={saving.isPending}
      problem={saving.isError ? errorText(saving.error) : undefined}
      maxWidth={440}
      onSubmit={(event) =>
        void form.submit((fields) => {
          if (saving.isPending) return;
          saving.mutate(fields, { onSuccess: onClose, onError: form.refuse });
        })(event)
      }
    >
      <TextField
        label={t('receipts.to')}
        hint={t('receipts.to_hint')}
        autoComplete="off"
        autoCapitalize="none"
        {...form.field('receipt_to')}
      />
      <TextField
        label={t('receipts.idno')}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('buyer_idno')}
      />
    </FormPopup>
  );
}
