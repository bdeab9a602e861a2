import { suggestUrlName } from '@comanda/domain/pubs';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useText } from '../../lib/i18n/use-text.ts';
import { showSuccess } from '../../lib/toasts/toasts.ts';
import { LiteralField } from '../../ui/field/literal-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormPopup } from '../../ui/popup/form-popup.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { useCreatePub, type NewPub } from './api.ts';
import { pubProblemText } from './pub-checks.ts';
import { useRefusal } from './use-refusal.ts';

type Props = {
  readonly companyID: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** A new pub needs a name and an address; the address follows the name until somebody writes it. */
export function CreatePubPopup({ companyID, isOpen, onClose }: Props) {
  const { t } = useText();
  const create = useCreatePub(companyID);
  const refuse = useRefusal('name', 'url_name');
  const [isAddressOwn, setIsAddressOwn] = useState(false);
  const { register, control, handleSubmit, setValue, setError, formState } = useForm<NewPub>({
    defaultValues: { name: '', url_name: '' },
  });
  const { errors, isSubmitted } = formState;
  const urlName = useWatch({ control, name: 'url_name' });

  const submit = handleSubmit(({ name, url_name }) => {
    create.mutate(
      { name: name.trim(), url_name },
      {
        onSuccess: (pub) => {
          showSuccess(t('pubs.created', { name: pub.name }));
          onClose();
        },
        onError: (error) => {
          for (const { field, message } of refuse(error)) {
            setError(field, { message }, { shouldFocus: field !== 'root' });
          }
        },
      },
    );
  });

  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('pubs.new')}
      submitLabel={t('ui.create')}
      isPending={create.isPending}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={t('pubs.name')}
        autoComplete="off"
        {...register('name', {
          validate: (value) => pubProblemText('name', value, t),
          onChange: (event: { target: { value: string } }) => {
            if (isAddressOwn) return;
            setValue('url_name', suggestUrlName(event.target.value), {
              shouldValidate: isSubmitted,
            });
          },
        })}
        error={errors.name?.message}
      />
      <LiteralField
        label={t('pubs.url_name')}
        {...register('url_name', {
          validate: (value) => pubProblemText('url_name', value, t),
          onChange: () => {
            setIsAddressOwn(true);
          },
        })}
        hint={t('pubs.url_name_hint', {
          address: `${window.location.host}/pub/${urlName === '' ? '…' : urlName}/`,
        })}
        error={
          errors.url_name?.message ??
          (isAddressOwn ? pubProblemText('url_name', urlName, t) : undefined)
        }
      />
      {errors.root?.message !== undefined && <Notice>{errors.root.message}</Notice>}
    </FormPopup>
  );
}
