import { useState } from 'react';
import { toApiError, type ApiErrorCode } from '../../../lib/api/api-error.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Popup } from '../../../ui/popup/popup.tsx';
import { useAddCourier } from '../api.ts';

const FORM = 'add-courier';

/** Also shown beneath the number. */
const refusals = [
  'courier_id_is_invalid',
  'courier_limit_exceeded',
  'too_many_unconfirmed_couriers',
] as const satisfies readonly ApiErrorCode[];

/** A courier's number, as shown in the courier's own bar; 0 and text are invalid. */
function readId(text: string): number | undefined {
  const id = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  return id === 0 ? undefined : id;
}

type Props = { readonly isOpen: boolean; readonly onClose: () => void };

/** Adds a courier to the pub by their number. */
export function AddCourierPopup({ isOpen, onClose }: Props) {
  const { t } = useText();
  const [text, setText] = useState('');
  const add = useAddCourier();
  const errorText = useErrorText();
  const id = readId(text);
  const isRefused =
    add.error !== null &&
    add.variables === id &&
    refusals.some((code) => code === toApiError(add.error).code);
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t('shipping.add_courier')}
      maxWidth={420}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={FORM} disabled={id === undefined} isPending={add.isPending}>
            {t('shipping.add')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (id === undefined || add.isPending) return;
          add.mutate(id, {
            onSuccess: (courier) => {
              onClose();
              showSuccess(t('shipping.courier_added', { name: courier.full_name }));
            },
          });
        }}
      >
        <TextField
          label={t('shipping.courier_id')}
          inputMode="numeric"
          maxLength={9}
          value={text}
          error={
            text !== '' && id === undefined
              ? t('errors.field_must_be_number')
              : isRefused
                ? errorText(add.error)
                : undefined
          }
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
      </form>
    </Popup>
  );
}
