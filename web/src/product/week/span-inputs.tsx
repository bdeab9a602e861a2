import { HOURS_STEP } from '@comanda/domain/hours';
import { Trash2 } from 'lucide-react';
import { useText } from '../../lib/i18n/use-text.ts';
import { weekdayNames } from '../../lib/format/week-hours.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { CheckPills } from '../../ui/pills/check-pills.tsx';
import { Pills } from '../../ui/pills/pills.tsx';
import {
  EVERY_DAY,
  WEEKEND,
  WORKDAYS,
  type SpanFields,
  type SpanProblem,
  type TimeFields,
} from './span-fields.ts';
import styles from './span-inputs.module.css';

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
  const ofDays =
    problem === 'no_days'
      ? t('hours.problem_no_days')
      : problem === 'repeated'
        ? t('menu.serving_repeated')
        : undefined;
  return (
    <fieldset aria-label={t('hours.span', { number })} className={styles['span']}>
      {onRemove && (
        <div className={styles['head']}>
          <b aria-hidden="true">{t('hours.span', { number })}</b>
          <IconButton
            label={t('hours.span_remove', { number })}
            icon={<Trash2 />}
            onClick={onRemove}
          />
        </div>
      )}
      <DayPills days={span.days} onChange={(days) => onChange({ ...span, days })} />
      {ofDays !== undefined && (
        <p role="alert" className={styles['problem']}>
          {ofDays}
        </p>
      )}
      <TimeInputs
        times={span}
        problem={problem}
        onChange={(times) => onChange({ ...span, ...times })}
      />
    </fieldset>
  );
}

type TimesProps = {
  readonly times: TimeFields;
  readonly problem: SpanProblem | undefined;
  readonly onChange: (times: TimeFields) => void;
};

/** From when until when on a day. */
export function TimeInputs({ times: { start, end }, problem, onChange }: TimesProps) {
  const { t } = useText();
  const ofEnd =
    problem === 'no_length'
      ? t('hours.problem_no_length')
      : problem === 'no_end'
        ? t('hours.span_no_time')
        : undefined;
  return (
    <div className={styles['times']}>
      <TextField
        type="time"
        step={HOURS_STEP * 60}
        label={t('hours.span_from')}
        error={problem === 'no_start' ? t('hours.span_no_time') : undefined}
        value={start}
        onChange={({ target }) => onChange({ start: target.value, end })}
      />
      <TextField
        type="time"
        step={HOURS_STEP * 60}
        label={t('hours.span_to')}
        hint={end !== '' && end !== '00:00' && end < start ? t('hours.span_next_day') : undefined}
        error={ofEnd}
        value={end}
        onChange={({ target }) => onChange({ start, end: target.value })}
      />
    </div>
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
    every_day: t('hours.span_every_day'),
  };
  return (
    <div className={styles['days']}>
      <CheckPills
        label={t('hours.span_days')}
        pills={EVERY_DAY.map((day) => ({ value: String(day), label: names[day] ?? '' }))}
        values={days.map(String)}
        onChange={(values) => onChange(values.map(Number))}
      />
      <Pills
        label={t('hours.span_days_at_once')}
        pills={setNames.map((value) => ({ value, label: labels[value] }))}
        value={setNames.find((name) => sets[name].join() === sorted)}
        onChange={(name) => onChange([...sets[name]])}
      />
    </div>
  );
}
