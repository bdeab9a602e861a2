import { currencySymbol } from '@comanda/domain/pubs';
import { useWatch } from 'react-hook-form';
import { readAmount } from '../../../../lib/format/read-amount.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Switch } from '../../../../ui/field/choice.tsx';
import { FieldRow } from '../../../../ui/field/field-row.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { NumberField } from '../../../../ui/field/text-field.tsx';
import type { FieldsProps } from '../pub-settings.ts';
import { offeredMinutes } from './offered-minutes.ts';
import { NEVER, readMinutes } from './unanswered-fields.tsx';

/** What happens to an order whose courier does nothing, and when a courier needs the guest's code. */
export function CourierFields(props: FieldsProps) {
  return (
    <>
      <IdleFields {...props} />
      <FieldRow fieldWidth={240}>
        <SecondField {...props} />
        <HandoverField {...props} />
      </FieldRow>
      <HandoverSumField {...props} />
    </>
  );
}

function SecondField({ form: { register, control }, saved }: FieldsProps) {
  const { t } = useText();
  const isNew =
    useWatch({ control, name: 'second_order_must_fit' }) && !saved.second_order_must_fit;
  return (
    <Switch
      label={t('pubs.second_order_must_fit')}
      hint={isNew ? t('pubs.second_order_must_fit_hint') : undefined}
      {...register('second_order_must_fit')}
    />
  );
}

function HandoverField({ form: { register, control }, saved }: FieldsProps) {
  const { t } = useText();
  const isNew = useWatch({ control, name: 'asks_handover_code' }) && !saved.asks_handover_code;
  return (
    <Switch
      label={t('pubs.asks_handover_code')}
      hint={isNew ? t('pubs.asks_handover_code_hint') : undefined}
      {...register('asks_handover_code')}
    />
  );
}

function HandoverSumField({ form: { register, control, formState }, saved }: FieldsProps) {
  const { t } = useText();
  if (!useWatch({ control, name: 'asks_handover_code' })) return null;
  return (
    <NumberField
      label={t('pubs.handover_code_from')}
      placeholder={t('pubs.handover_code_never')}
      unit={currencySymbol(saved.currency_id)}
      inputMode="decimal"
      {...register('handover_code_from', {
        setValueAs: (value: string | number | null) =>
          value === null || value === '' ? null : (readAmount(String(value)) ?? Number.NaN),
        validate: (value) => value === null || value >= 0 || 'invalid_value',
      })}
      error={formState.errors.handover_code_from && t('pubs.bound_total_invalid')}
    />
  );
}

function IdleFields({ form: { register, control }, saved }: FieldsProps) {
  const { t } = useText();
  const releaseAfter = useWatch({ control, name: 'idle_release_minutes' });
  const optionsOf = (minutes: readonly number[]) =>
    minutes.map((value) => ({ value, label: t('pubs.after_minutes', { minutes: value }) }));
  return (
    <FieldRow fieldWidth={240}>
      <SelectField
        label={t('pubs.idle_release_minutes')}
        hint={releaseAfter !== null && saved.idle_release_minutes === null && t('pubs.idle_hint')}
        options={[
          { value: NEVER, label: t('pubs.refuse_never') },
          ...optionsOf(offeredMinutes.releaseAfter(saved.idle_release_minutes)),
        ]}
        {...register('idle_release_minutes', { setValueAs: readMinutes })}
      />
      {releaseAfter !== null && (
        <SelectField
          label={t('pubs.idle_warn_minutes')}
          options={optionsOf(offeredMinutes.warnAfter(saved.idle_warn_minutes, releaseAfter))}
          {...register('idle_warn_minutes', { setValueAs: Number })}
        />
      )}
    </FieldRow>
  );
}
