import { boundLimits } from '@comanda/domain/orders';
import { toAmount } from '@comanda/domain/money';
import { currencySymbol, usualOrderBoundMinor } from '@comanda/domain/pubs';
import { formatAmount } from '../../../../lib/format/format.ts';
import { readAmount } from '../../../../lib/format/read-amount.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { FieldRow } from '../../../../ui/field/field-row.tsx';
import { NumberField } from '../../../../ui/field/text-field.tsx';
import type { FieldsProps } from '../pub-settings.ts';

type Bound = keyof typeof boundLimits;

/** How much guests may order by themselves. */
export function BoundsFields({ form: { register, formState }, saved }: FieldsProps) {
  const { t, language } = useText();
  const { errors } = formState;
  const symbol = currencySymbol(saved.currency_id);
  const usual = toAmount(usualOrderBoundMinor(saved.currency_id));
  const bound = (name: Bound) => {
    const { min, max } = boundLimits[name];
    return (
      <NumberField
        label={t(`pubs.${name}`)}
        inputMode="numeric"
        {...register(name, {
          setValueAs: Number,
          validate: (value) =>
            (Number.isInteger(value) && value >= min && value <= max) || 'invalid_value',
        })}
        error={errors[name] && t('pubs.bound_invalid', { min, max })}
      />
    );
  };
  return (
    <>
      <FieldRow fieldWidth={240}>
        {bound('max_dish_units')}
        {bound('max_order_units')}
      </FieldRow>
      <FieldRow fieldWidth={240}>
        {bound('max_waiting_of_table')}
        {bound('max_waiting')}
      </FieldRow>
      <NumberField
        label={t('pubs.max_order_total')}
        placeholder={formatAmount(usual, '', language).trim()}
        unit={symbol}
        inputMode="decimal"
        {...register('max_order_total', {
          setValueAs: (value: string | number | null) =>
            value === null || value === '' ? null : (readAmount(String(value)) ?? Number.NaN),
          validate: (value) => value === null || value > 0 || 'invalid_value',
        })}
        error={errors.max_order_total && t('pubs.bound_total_invalid')}
      />
    </>
  );
}
