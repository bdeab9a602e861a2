import { useWatch } from 'react-hook-form';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { FieldRow } from '../../../../ui/field/field-row.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import type { FieldsProps } from '../pub-settings.ts';
import { offeredMinutes } from './offered-minutes.ts';
import { NEVER, readMinutes } from './unanswered-fields.tsx';

/** What happens to an order whose courier does nothing. */
export function CourierFields({ form: { register, control }, saved }: FieldsProps) {
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
