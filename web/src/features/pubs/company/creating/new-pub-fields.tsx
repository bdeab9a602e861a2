import { suggestUrlName } from '@comanda/domain/pubs';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { LiteralField } from '../../../../ui/field/literal-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { NewPub } from '../../changes-api.ts';
import { pubProblemText } from '../../settings/pub-checks.ts';

type Props = { readonly form: UseFormReturn<NewPub> };

/** A new pub needs a name and an address; the address is derived from the name until the user types one. */
export function NewPubFields({ form }: Props) {
  const { t } = useText();
  const [isAddressOwn, setIsAddressOwn] = useState(false);
  const { register, control, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  const urlName = useWatch({ control, name: 'url_name' });
  return (
    <>
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
    </>
  );
}
