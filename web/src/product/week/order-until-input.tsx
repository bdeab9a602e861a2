import { HOURS_STEP, MAX_DAYS_BEFORE } from '@comanda/domain/hours';
import { useText } from '../../lib/i18n/use-text.ts';
import { FieldRow } from '../../ui/field/field-row.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { readOrderUntil, type OrderUntilFields } from './order-until-fields.ts';

const NONE = 'none';

type Props = {
  readonly until: OrderUntilFields;
  /** The form was sent while the time could not be read. */
  readonly isChecked: boolean;
  readonly onChange: (until: OrderUntilFields) => void;
};

/** Until when orders for a day are taken: on which day, and at what time of it. */
export function OrderUntilInput({ until, isChecked, onChange }: Props) {
  const { t } = useText();
  const { daysBefore, time } = until;
  const days = Array.from({ length: MAX_DAYS_BEFORE + 1 }, (_, count) => ({
    value: String(count),
    label:
      count === 0
        ? t('hours.until_on_day')
        : count === 1
          ? t('hours.until_before')
          : t('hours.until_before_days', { count }),
  }));
  return (
    <FieldRow fieldWidth={200}>
      <SelectField
        label={t('hours.order_until')}
        value={daysBefore === null ? NONE : String(daysBefore)}
        options={[{ value: NONE, label: t('hours.until_any_time') }, ...days]}
        onChange={({ target: { value } }) => {
          onChange({ ...until, daysBefore: value === NONE ? null : Number(value) });
        }}
      />
      {daysBefore !== null && (
        <TextField
          label={t('hours.until_time')}
          type="time"
          step={HOURS_STEP * 60}
          value={time}
          error={
            isChecked && readOrderUntil(until) === undefined ? t('hours.span_no_time') : undefined
          }
          onChange={({ target }) => {
            onChange({ ...until, time: target.value });
          }}
        />
      )}
    </FieldRow>
  );
}
