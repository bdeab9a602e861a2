import { orderTypes, promiseMinutes } from '@comanda/domain/orders';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { FieldRow } from '../../../../ui/field/field-row.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import type { FieldsProps } from '../pub-settings.ts';

/** What the desk promises with one tap, for each order type. */
export function UsualMinutesFields({ form: { register } }: Pick<FieldsProps, 'form'>) {
  const { t } = useText();
  const options = promiseMinutes.map((minutes) => ({
    value: minutes,
    label: t('pubs.minutes', { minutes }),
  }));
  return (
    <FieldRow fieldWidth={200}>
      {orderTypes.map((type) => (
        <SelectField
          key={type}
          label={t(`pubs.usual_minutes_${type}`)}
          options={options}
          {...register(`usual_minutes_${type}`, { setValueAs: Number })}
        />
      ))}
    </FieldRow>
  );
}
