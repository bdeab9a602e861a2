import type { Pub } from '@comanda/contract/pubs';
import { MAX_SLOT_LIMIT, type SlotMeasure } from '@comanda/domain/later';
import { currencySymbol } from '@comanda/domain/pubs';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { FieldRow } from '../../../../ui/field/field-row.tsx';
import { NumberField } from '../../../../ui/field/text-field.tsx';
import { readLimit, type LaterFields } from './later-fields.ts';
import styles from '../fields/ordering-fields.module.css';

type Props = {
  readonly pub: Pub;
  readonly fields: LaterFields;
  /** The form was sent while something was wrong. */
  readonly isChecked: boolean;
  readonly onType: (change: Partial<LaterFields>) => void;
};

/** The most that one slot takes, by each measure; an empty field is without a limit. */
export function LimitFields({ pub, fields, isChecked, onType }: Props) {
  const { t } = useText();
  const problem = (measure: SlotMeasure) =>
    measure === 'value'
      ? t('pubs.bound_total_invalid')
      : t('pubs.bound_invalid', { min: 1, max: MAX_SLOT_LIMIT });
  const limit = (measure: SlotMeasure) => (
    <NumberField
      label={t(`pubs.limit_${measure}`)}
      hint={measure === 'minutes' ? t('pubs.limit_minutes_hint') : undefined}
      placeholder={t('pubs.no_limit')}
      unit={measure === 'value' ? currencySymbol(pub.currency_id) : undefined}
      inputMode={measure === 'value' ? 'decimal' : 'numeric'}
      maxLength={12}
      value={fields[measure]}
      error={
        isChecked && readLimit(measure, fields[measure]) === undefined
          ? problem(measure)
          : undefined
      }
      onChange={({ target }) => onType({ [measure]: target.value })}
    />
  );
  return (
    <>
      <FieldRow fieldWidth={240}>
        {limit('orders')}
        {limit('dishes')}
      </FieldRow>
      <FieldRow fieldWidth={240}>
        {limit('minutes')}
        {limit('value')}
      </FieldRow>
      <p className={styles['hint']}>{t('pubs.later_capacity_hint')}</p>
    </>
  );
}
