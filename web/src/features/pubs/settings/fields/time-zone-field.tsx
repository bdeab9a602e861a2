import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { pubProblemText } from '../pub-checks.ts';
import type { PubForm } from '../pub-settings.ts';
import { timeZoneChoices } from './time-zones.ts';

type Props = {
  readonly form: UseFormReturn<PubForm>;
  /** The pub's own zone, which stays in the list even if this browser has another name for it. */
  readonly present: string;
};

/** The time zone of the pub. */
export function TimeZoneField({ form, present }: Props) {
  const { t } = useText();
  const { near, all } = useMemo(() => timeZoneChoices(present), [present]);
  return (
    <SelectField
      label={t('pubs.time_zone')}
      groups={[
        { label: t('pubs.time_zones_near'), options: near },
        { label: t('pubs.time_zones_all'), options: all },
      ]}
      {...form.register('time_zone')}
      error={pubProblemText('time_zone', form.formState.errors.time_zone?.message, t)}
    />
  );
}
