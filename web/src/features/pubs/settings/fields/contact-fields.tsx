import { MAX_LINE_LENGTH } from '@comanda/domain/fields';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { CheckedPhone } from '../../../../ui/field/phone/checked-phone.tsx';
import { FieldRow } from '../../../../ui/field/field-row.tsx';
import { LiteralField } from '../../../../ui/field/literal-field.tsx';
import { checkPubField, pubProblemText } from '../pub-checks.ts';
import type { FieldsProps } from '../pub-settings.ts';

/** How guests reach the pub: by phone, and in Telegram. */
export function ContactFields({ form, saved }: FieldsProps) {
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
        hint={saved.phone === '' ? t('pubs.phone_hint') : undefined}
        error={pubProblemText('phone', errors.phone?.message, t)}
      />
      <LiteralField
        label={t('pubs.telegram_username')}
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
