import type { ZoneTerms } from '@comanda/contract/shipping';
import { DEFAULT_WEEK, MAX_SPANS_OF_DAY, type WorkDay } from '@comanda/domain/shipping';
import { Plus, X } from 'lucide-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { Switch } from '../../../../ui/field/choice.tsx';
import { ClockField } from '../../hours/clock-field.tsx';
import { dayNames } from '../../hours/week-rows.tsx';
import { clockOf, setEnd, setStart } from '../../hours/week.ts';
import styles from './terms.module.css';

type Week = NonNullable<ZoneTerms['hours']>;
type Props = {
  /** Null for the hours of the pub's deliveries. */
  readonly hours: ZoneTerms['hours'];
  readonly onChange: (hours: ZoneTerms['hours']) => void;
};

/** Hours of a zone's own: several on a day, or none. */
export function ZoneHours({ hours, onChange }: Props) {
  const { t, language } = useText();
  return (
    <div className={styles['part']}>
      <Switch
        label={t('shipping.own_hours')}
        hint={t('shipping.own_hours_hint')}
        checked={hours !== null}
        onChange={({ target }) => {
          onChange(target.checked ? DEFAULT_WEEK.map((day) => [{ ...day }]) : null);
        }}
      />
      {hours && (
        <ul>
          {dayNames(language).map((name, weekday) => (
            <Day
              key={name}
              name={name}
              spans={hours[weekday] ?? []}
              onChange={(spans) => {
                onChange(hours.map((day, index) => (index === weekday ? spans : day)));
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type DayProps = {
  readonly name: string;
  readonly spans: Week[number];
  readonly onChange: (spans: Week[number]) => void;
};

/** After the last one of the day, or the usual ones. */
function nextSpan(spans: readonly WorkDay[]): WorkDay {
  const last = spans.at(-1);
  const usual = DEFAULT_WEEK[0] ?? { start: 600, end: 1320 };
  if (!last || last.end < last.start || last.end > 1320) return { ...usual };
  return { start: last.end + 60, end: Math.min(last.end + 180, 1440) };
}

function Day({ name, spans, onChange }: DayProps) {
  const { t } = useText();
  const change = (at: number, span: WorkDay | undefined) => {
    if (span) onChange(spans.map((one, index) => (index === at ? span : one)));
    return span !== undefined;
  };
  return (
    <li className={styles['day']}>
      <span>{name}</span>
      <div className={styles['spans']}>
        {spans.length === 0 && <span className={styles['closed']}>{t('shipping.closed')}</span>}
        {spans.map((span, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- spans have no name but their place
          <span key={at} className={styles['span']}>
            <ClockField
              label={t('shipping.opens', { day: name })}
              minutes={span.start}
              onChange={(minutes) => change(at, setStart(span, minutes))}
            />
            –
            <ClockField
              label={t('shipping.closes', { day: name })}
              minutes={span.end}
              onChange={(minutes) => change(at, setEnd(span, minutes))}
            />
            <IconButton
              label={t('shipping.remove_hours', {
                day: name,
                hours: `${clockOf(span.start)}–${clockOf(span.end)}`,
              })}
              icon={<X />}
              onClick={() => {
                onChange(spans.filter((_, index) => index !== at));
              }}
            />
          </span>
        ))}
      </div>
      {spans.length < MAX_SPANS_OF_DAY && (
        <IconButton
          label={t('shipping.add_hours', { day: name })}
          icon={<Plus />}
          onClick={() => {
            onChange([...spans, nextSpan(spans)]);
          }}
        />
      )}
    </li>
  );
}
