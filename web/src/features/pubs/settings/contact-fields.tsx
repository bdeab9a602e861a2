import { MAX_LINE_LENGTH } from '@comanda/domain/fields';
import type { UseFormReturn } from 'react-hook-form';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CheckedPhone } from '../../../ui/field/phone/checked-phone.tsx';
import { FieldRow } from '../../../ui/field/field-row.tsx';
import { LiteralField } from '../../../ui/field/literal-field.tsx';
import { checkPubField, pubProblemText } from './pub-checks.ts';
import type { PubForm } from './pub-settings.ts';

/** How guests reach the pub: by phone, and in Telegram. */
export function ContactFields({ form }: { readonly form: UseFormReturn<PubForm> }) {
  const { t } = useText();
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <FieldRow fieldWidth={240}>
      <CheckedPhone
        name="phone"
        control={control}
        rules={{ validate: checkPubField('phone') }}
        label={t('pubs.phone')}
        hint={t('pubs.phone_hint')}
        error={pubProblemText('phone', errors.phone?.message, t)}
      />
      <LiteralField
        label={t('pubs.telegram_username')}
        hint={t('pubs.telegram_username_hint')}
        placeholder="@"
        maxLength={MAX_LINE_LENGTH}
        {...register('telegram_username', {
          validate: checkPubField('telegram_username'),
        })}
        error={pubProblemText('telegram_username', errors.telegram_username?.message, t)}
      />
    </FieldRow>
  );
}
