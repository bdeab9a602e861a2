import { suggestUrlName } from '@comanda/domain/settings';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { problemText } from '../../../../lib/forms/problem-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { LiteralField } from '../../../../ui/field/literal-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { NewPub } from '../../changes-api.ts';
import { checkPubField, pubProblemText } from '../../settings/pub-checks.ts';

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
        {...register('name', {
          validate: checkPubField('name'),
          onChange: (event: { target: { value: string } }) => {
            if (isAddressOwn) return;
            setValue('url_name', suggestUrlName(event.target.value), {
              shouldValidate: isSubmitted,
            });
          },
        })}
        error={pubProblemText('name', errors.name?.message, t)}
      />
      <LiteralField
        label={t('pubs.url_name')}
        {...register('url_name', {
          validate: checkPubField('url_name'),
          onChange: () => {
            setIsAddressOwn(true);
          },
        })}
        hint={t('pubs.url_name_hint', {
          address: `${window.location.host}/pub/${urlName === '' ? '…' : urlName}/`,
        })}
        error={pubProblemText(
          'url_name',
          errors.url_name?.message ??
            (isAddressOwn ? checkPubField('url_name')(urlName) : undefined),
          t,
        )}
      />
      {errors.root && <Notice>{problemText(errors.root.message, t)}</Notice>}
    </>
  );
}
