import { HOURS_STEP, MINUTES_A_DAY } from '@comanda/domain/hours';
import type { WorkDay } from '@comanda/domain/shipping';
import { Copy } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ActionsMenu } from '../../../ui/actions/actions-menu.tsx';
import { Switch } from '../../../ui/field/choice.tsx';
import { RangeSlider } from '../../../ui/slider/range-slider.tsx';
import { ClockField } from './clock-field.tsx';
import styles from './week-rows.module.css';
import {
  clockOf,
  daySets,
  isClosed,
  isOvernight,
  moveThumbs,
  setEnd,
  setOpen,
  setStart,
  thumbsOf,
  type DaySet,
} from './week.ts';

const HOUR = 60;

type Props = {
  readonly name: string;
  readonly day: WorkDay;
  readonly onChange: (day: WorkDay) => void;
  readonly onCopy: (to: DaySet) => void;
};

/** One day in a row: open or closed, and its hours as typed times and on a line. */
export function DayRow({ name, day, onChange, onCopy }: Props) {
  const { t } = useText();
  return (
    <li className={styles['day']}>
      <Switch
        label={name}
        hint={isOvernight(day) ? t('shipping.overnight') : undefined}
        checked={!isClosed(day)}
        onChange={({ target }) => {
          onChange(setOpen(day, target.checked));
        }}
      />
      {isClosed(day) ? (
        <span className={styles['closed']}>{t('shipping.closed')}</span>
      ) : (
        <Hours name={name} day={day} onChange={onChange} />
      )}
      <ActionsMenu
        label={t('shipping.same_hours', { day: name })}
        actions={(['workdays', 'weekend', 'every_day'] as const).map((to) => ({
          label: t(to === 'every_day' ? 'shipping.same_every_day' : `shipping.same_on_${to}`),
          icon: <Copy />,
          onSelect: () => {
            onCopy(daySets[to]);
          },
        }))}
      />
    </li>
  );
}

function Hours({ name, day, onChange }: Pick<Props, 'name' | 'day' | 'onChange'>) {
  const { t } = useText();
  const opens = t('shipping.opens', { day: name });
  const closes = t('shipping.closes', { day: name });
  const change = (changed: WorkDay | undefined) => {
    if (changed) onChange(changed);
    return changed !== undefined;
  };
  return (
    <>
      <span className={styles['times']}>
        <ClockField
          label={opens}
          minutes={day.start}
          onChange={(at) => change(setStart(day, at))}
        />
        –
        <ClockField label={closes} minutes={day.end} onChange={(at) => change(setEnd(day, at))} />
      </span>
      <div className={styles['line']}>
        <RangeSlider
          value={thumbsOf(day)}
          max={MINUTES_A_DAY}
          step={HOURS_STEP}
          largeStep={HOUR}
          labels={isOvernight(day) ? [closes, opens] : [opens, closes]}
          format={clockOf}
          isInverted={isOvernight(day)}
          onChange={(thumbs) => {
            onChange(moveThumbs(day, thumbs));
          }}
        />
      </div>
    </>
  );
}
