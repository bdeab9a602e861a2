import { useWatch } from 'react-hook-form';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { FieldRow } from '../../../../ui/field/field-row.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import type { FieldsProps } from '../pub-settings.ts';
import { offeredMinutes } from './offered-minutes.ts';

/** The empty choice of a select. */
export const NEVER = '';

export const readMinutes = (value: string | number | null) =>
  value === null || value === NEVER ? null : Number(value);

/** What happens to an order that nobody answers. */
export function UnansweredFields({ form: { register, control }, saved }: FieldsProps) {
  const { t } = useText();
  const refuseAfter = useWatch({ control, name: 'refuse_after_minutes' });
  const isNew = refuseAfter !== null && saved.refuse_after_minutes === null;
  return (
    <FieldRow fieldWidth={240}>
      <SelectField
        label={t('pubs.unanswered_minutes')}
        options={offeredMinutes.callAfter(saved.unanswered_minutes).map((minutes) => ({
          value: minutes,
          label: t('pubs.minutes', { minutes }),
        }))}
        {...register('unanswered_minutes', { setValueAs: Number })}
      />
      <SelectField
        label={t('pubs.refuse_after_minutes')}
        hint={isNew && t('pubs.refuse_after_minutes_hint')}
        options={[
          { value: NEVER, label: t('pubs.refuse_never') },
          ...offeredMinutes.refuseAfter(saved.refuse_after_minutes).map((minutes) => ({
            value: minutes,
            label: t('pubs.after_minutes', { minutes }),
          })),
        ]}
        {...register('refuse_after_minutes', { setValueAs: readMinutes })}
      />
    </FieldRow>
  );
}
