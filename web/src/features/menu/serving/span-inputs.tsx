import { HOURS_STEP } from '@comanda/domain/hours';
import { Trash2 } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { weekdayNames } from '../../../lib/format/week-hours.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { CheckPills } from '../../../ui/pills/check-pills.tsx';
import { Pills } from '../../../ui/pills/pills.tsx';
import {
  EVERY_DAY,
  WEEKEND,
  WORKDAYS,
  type SpanFields,
  type SpanProblem,
} from './serving-fields.ts';
import styles from './serving-section.module.css';

type Props = {
  readonly number: number;
  readonly span: SpanFields;
  /** Only once the form was sent with it. */
  readonly problem: SpanProblem | undefined;
  readonly onChange: (span: SpanFields) => void;
  readonly onRemove: (() => void) | undefined;
};

/** The days and the times of one span. */
export function SpanInputs({ number, span, problem, onChange, onRemove }: Props) {
  const { t } = useText();
  const ofDays = problem === 'no_days' || problem === 'repeated' ? problem : undefined;
  const ofEnd =
    problem === 'no_length' ? 'no_length' : problem === 'no_end' ? 'no_time' : undefined;
  return (
    <fieldset aria-label={t('menu.serving_span', { number })} className={styles['span']}>
      {onRemove && (
        <div className={styles['head']}>
          <b aria-hidden="true">{t('menu.serving_span', { number })}</b>
          <IconButton
            label={t('menu.serving_remove', { number })}
            icon={<Trash2 />}
            onClick={onRemove}
          />
        </div>
      )}
      <DayPills days={span.days} onChange={(days) => onChange({ ...span, days })} />
      {ofDays && (
        <p role="alert" className={styles['problem']}>
          {t(`menu.serving_${ofDays}`)}
        </p>
      )}
      <div className={styles['times']}>
        <TextField
          type="time"
          step={HOURS_STEP * 60}
          label={t('menu.serving_from')}
          error={problem === 'no_start' ? t('menu.serving_no_time') : undefined}
          value={span.start}
          onChange={({ target }) => onChange({ ...span, start: target.value })}
        />
        <TextField
          type="time"
          step={HOURS_STEP * 60}
          label={t('menu.serving_to')}
          hint={
            span.end !== '' && span.end !== '00:00' && span.end < span.start
              ? t('menu.serving_next_day')
              : undefined
          }
          error={ofEnd && t(`menu.serving_${ofEnd}`)}
          value={span.end}
          onChange={({ target }) => onChange({ ...span, end: target.value })}
        />
      </div>
    </fieldset>
  );
}

type DaysProps = {
  readonly days: readonly number[];
  readonly onChange: (days: number[]) => void;
};

const sets = { workdays: WORKDAYS, weekend: WEEKEND, every_day: EVERY_DAY };
type DaySet = keyof typeof sets;
const setNames = Object.keys(sets) as DaySet[];

/** Each day, and the usual sets of them by one press. */
function DayPills({ days, onChange }: DaysProps) {
  const { t, language } = useText();
  const names = weekdayNames(language);
  const sorted = days.toSorted((a, b) => a - b).join();
  const labels: Record<DaySet, string> = {
    workdays: `${names.at(0)}–${names.at(4)}`,
    weekend: `${names.at(5)}–${names.at(6)}`,
    every_day: t('menu.serving_every_day'),
  };
  return (
    <div className={styles['days']}>
      <CheckPills
        label={t('menu.serving_days')}
        pills={EVERY_DAY.map((day) => ({ value: String(day), label: names[day] ?? '' }))}
        values={days.map(String)}
        onChange={(values) => onChange(values.map(Number))}
      />
      <Pills
        label={t('menu.serving_days_at_once')}
        pills={setNames.map((value) => ({ value, label: labels[value] }))}
        value={setNames.find((name) => sets[name].join() === sorted)}
        onChange={(name) => onChange([...sets[name]])}
      />
    </div>
  );
}
