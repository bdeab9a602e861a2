import { useMemo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useNow } from '../../../../lib/clock/use-now.ts';
import { formatTime } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { pubProblemText } from '../pub-checks.ts';
import type { PubForm } from '../pub-settings.ts';
import { timeZoneChoices } from './time-zones.ts';

const TICK_MS = 15_000;

type Props = {
  readonly form: UseFormReturn<PubForm>;
  /** The pub's own zone, which stays in the list even if this browser has another name for it. */
  readonly present: string;
};

/** The time zone of the pub, with the current time there. */
export function TimeZoneField({ form, present }: Props) {
  const { t, language } = useText();
  const now = useNow(TICK_MS);
  const { near, all } = useMemo(() => timeZoneChoices(present), [present]);
  const chosen = useWatch({ control: form.control, name: 'time_zone' });
  return (
    <SelectField
      label={t('pubs.time_zone')}
      hint={t('pubs.time_zone_hint', { time: formatTime(now, language, chosen) })}
      groups={[
        { label: t('pubs.time_zones_near'), options: near },
        { label: t('pubs.time_zones_all'), options: all },
      ]}
      {...form.register('time_zone')}
      error={pubProblemText('time_zone', form.formState.errors.time_zone?.message, t)}
    />
  );
}
