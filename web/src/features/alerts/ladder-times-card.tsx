import type { Alerts, LadderTimes } from '@comanda/contract/alerts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useErrorText } from '../../lib/query/error-text.ts';
import { FieldRow } from '../../ui/field/field-row.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { useSaveTimes, type AlertsPub } from './alerts-api.ts';
import { ladderLimits } from '@comanda/domain/alerts';

type Props = { readonly pub: AlertsPub; readonly alerts: Alerts };

const MINUTE = 60;

/** When each step is done; a choice is saved at once. */
export function LadderTimesCard({ pub, alerts }: Props) {
  const { t } = useText();
  const writeError = useErrorText();
  const saving = useSaveTimes(pub);
  const { push_after_seconds, telegram_after_seconds, again_after_seconds } = alerts;
  const times = { push_after_seconds, telegram_after_seconds, again_after_seconds };
  const select = (name: keyof LadderTimes, label: string) => (
    <SelectField
      label={label}
      value={times[name]}
      options={offeredSeconds(times[name]).map((seconds) => ({
        value: seconds,
        label:
          seconds % MINUTE === 0
            ? t('alerts.after_minutes', { count: seconds / MINUTE })
            : t('alerts.after_seconds', { count: seconds }),
      }))}
      onChange={(event) => {
        saving.mutate({ ...times, [name]: Number(event.target.value) });
      }}
    />
  );
  return (
    <Card title={t('alerts.times')}>
      <FieldRow fieldWidth={240}>
        {select('push_after_seconds', t('alerts.push_after'))}
        {select('telegram_after_seconds', t('alerts.telegram_after'))}
        {select('again_after_seconds', t('alerts.again_after'))}
      </FieldRow>
      {saving.isError && <Notice>{writeError(saving.error)}</Notice>}
      {saving.isSuccess && <Notice isGood>{t('alerts.saved')}</Notice>}
    </Card>
  );
}

const offered = [
  ladderLimits.min,
  15,
  20,
  30,
  45,
  60,
  90,
  120,
  180,
  300,
  600,
  900,
  ladderLimits.max,
];

/** The times to choose from, in seconds; a saved value that another program has set is one of them. */
function offeredSeconds(saved: number): readonly number[] {
  return offered.includes(saved)
    ? offered
    : [...offered, saved].toSorted((one, other) => one - other);
}
