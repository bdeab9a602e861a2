import { MAX_LINE_LENGTH } from '@comanda/domain/fields';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { FieldRow } from '../../../../ui/field/field-row.tsx';
import { LiteralField } from '../../../../ui/field/literal-field.tsx';
import { checkPubField, pubProblemText } from '../pub-checks.ts';
import type { FieldsProps } from '../pub-settings.ts';

/** The pub's Wi-Fi: with its network name guests can join by a QR code. */
export function WifiFields({ form: { register, formState }, saved }: FieldsProps) {
  const { t } = useText();
  return (
    <FieldRow fieldWidth={240}>
      <LiteralField
        label={t('pubs.wifi_network')}
        hint={saved.wifi_network === '' && t('pubs.wifi_network_hint')}
        {...register('wifi_network', {
          validate: checkPubField('wifi_network'),
        })}
        error={pubProblemText('wifi_network', formState.errors.wifi_network?.message, t)}
      />
      <LiteralField
        label={t('pubs.wifi_password')}
        maxLength={MAX_LINE_LENGTH}
        {...register('wifi_password')}
      />
    </FieldRow>
  );
}
