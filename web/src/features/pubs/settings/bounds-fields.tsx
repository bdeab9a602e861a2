import type { Pub } from '@comanda/contract/pubs';
import { boundLimits } from '@comanda/domain/orders';
import { toAmount } from '@comanda/domain/money';
import { currencySymbol, MAX_TABLE_LIST_LENGTH, usualOrderBoundMinor } from '@comanda/domain/pubs';
import type { UseFormReturn } from 'react-hook-form';
import { formatAmount } from '../../../lib/format/format.ts';
import { readAmount } from '../../../lib/format/read-amount.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { FieldRow } from '../../../ui/field/field-row.tsx';
import { LiteralField } from '../../../ui/field/literal-field.tsx';
import { NumberField } from '../../../ui/field/text-field.tsx';
import { checkPubField, pubProblemText } from './pub-checks.ts';
import type { PubForm } from './pub-settings.ts';

type Bound = keyof typeof boundLimits;
type Props = { readonly form: UseFormReturn<PubForm>; readonly pub: Pick<Pub, 'currency_id'> };

/** Which tables guests may name, and how much they may order by themselves. */
export function BoundsFields({ form, pub }: Props) {
  const { t, language } = useText();
  const { register, formState } = form;
  const { errors } = formState;
  const symbol = currencySymbol(pub.currency_id);
  const bound = (name: Bound) => {
    const { min, max } = boundLimits[name];
    return (
      <NumberField
        label={t(`pubs.${name}`)}
        inputMode="numeric"
        autoComplete="off"
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
      <LiteralField
        label={t('pubs.tables')}
        hint={t('pubs.tables_hint')}
        maxLength={MAX_TABLE_LIST_LENGTH}
        {...register('tables', { validate: checkPubField('tables') })}
        error={pubProblemText('tables', errors.tables?.message, t)}
      />
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
        hint={t('pubs.max_order_total_hint', {
          total: formatAmount(toAmount(usualOrderBoundMinor(pub.currency_id)), symbol, language),
        })}
        unit={symbol}
        inputMode="decimal"
        autoComplete="off"
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
