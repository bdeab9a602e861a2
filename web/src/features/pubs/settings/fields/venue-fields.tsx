import { MAX_ADDRESS_LENGTH } from '@comanda/domain/fields';
import { currencies } from '@comanda/domain/pubs';
import { MAX_PUB_INFO_LENGTH } from '@comanda/domain/settings';
import { useWatch } from 'react-hook-form';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { FieldRow } from '../../../../ui/field/field-row.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextArea, TextField } from '../../../../ui/field/text-field.tsx';
import { readVatClass, VatField } from '../../../../product/vat/vat-field.tsx';
import { checkPubField, pubProblemText } from '../pub-checks.ts';
import type { FieldsProps } from '../pub-settings.ts';
import { ContactFields } from './contact-fields.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

/** What the venue is called, where it is and how it is reached. */
export function VenueFields({ form, saved }: FieldsProps) {
  const { t } = useText();
  const { register, control, formState } = form;
  const isCurrencyChanged = useWatch({ control, name: 'currency_id' }) !== saved.currency_id;
  return (
    <>
      <TextField
        label={t('pubs.name')}
        {...register('name', { validate: checkPubField('name') })}
        error={pubProblemText('name', formState.errors.name?.message, t)}
      />
      <TextField
        label={t('pubs.address')}
        autoComplete="street-address"
        maxLength={MAX_ADDRESS_LENGTH}
        {...register('address')}
      />
      <ContactFields form={form} saved={saved} />
      <TextArea
        label={t('pubs.additional_info')}
        placeholder={t('pubs.additional_info_example')}
        maxLength={MAX_PUB_INFO_LENGTH}
        {...register('additional_info')}
      />
      <FieldRow fieldWidth={240}>
        <SelectField
          label={t('pubs.currency')}
          hint={isCurrencyChanged && t('pubs.currency_changes')}
          options={currencies.map(({ id, name, symbol }) => ({
            value: id,
            label: `${name} · ${symbol}`,
          }))}
          {...register('currency_id', { setValueAs: Number })}
        />
        <TimeZoneField form={form} present={saved.time_zone} />
      </FieldRow>
      <VatField
        label={t('vat.usual')}
        hint={t('vat.usual_hint')}
        none={t('vat.none')}
        {...register('vat_class', { setValueAs: readVatClass })}
      />
    </>
  );
}
