import { useText } from '../../../../lib/i18n/use-text.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Pills } from '../../../../ui/pills/pills.tsx';
import { namedPeriods, type Period } from './period.ts';
import styles from '../statement.module.css';

type Props = {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
};

/** Chooses this week, this month, the last month, or a range of days. */
export function PeriodPicker({ period, onChange }: Props) {
  const { t } = useText();
  return (
    <div className={styles['picker']}>
      <Pills
        label={t('couriers.period')}
        pills={[...namedPeriods, 'range' as const].map((value) => ({
          value,
          label: t(`couriers.period_${value}`),
        }))}
        value={period.kind}
        onChange={(kind) => {
          onChange(kind === 'range' ? { kind, from: '', to: '' } : { kind });
        }}
      />
      {period.kind === 'range' && (
        <div className={styles['range']}>
          <TextField
            label={t('couriers.period_from')}
            type="date"
            value={period.from}
            {...(period.to === '' ? {} : { max: period.to })}
            onChange={({ target }) => {
              onChange({ ...period, from: target.value });
            }}
          />
          <TextField
            label={t('couriers.period_to')}
            type="date"
            value={period.to}
            {...(period.from === '' ? {} : { min: period.from })}
            onChange={({ target }) => {
              onChange({ ...period, to: target.value });
            }}
          />
        </div>
      )}
    </div>
  );
}
