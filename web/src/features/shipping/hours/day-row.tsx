import { HOURS_STEP, MINUTES_A_DAY } from '@comanda/domain/hours';
import type { WorkDay } from '@comanda/domain/shipping';
import { Copy } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Checkbox, Switch } from '../../../ui/field/choice.tsx';
import { RangeSlider } from '../../../ui/slider/range-slider.tsx';
import styles from '../shipping.module.css';
import {
  clockOf,
  isClosed,
  isOvernight,
  moveThumbs,
  setOpen,
  setOvernight,
  thumbsOf,
} from './week.ts';

const HOUR = 60;

type Props = {
  readonly name: string;
  readonly day: WorkDay;
  readonly onChange: (day: WorkDay) => void;
  readonly onCopy: () => void;
};

/** One day: open or closed, and its hours. */
export function DayRow({ name, day, onChange, onCopy }: Props) {
  const { t } = useText();
  const overnight = isOvernight(day);
  const opens = t('shipping.opens', { day: name });
  const closes = t('shipping.closes', { day: name });
  return (
    <li className={styles['day']}>
      <div className={styles['dayHead']}>
        <Switch
          label={name}
          checked={!isClosed(day)}
          onChange={({ target }) => {
            onChange(setOpen(day, target.checked));
          }}
        />
        <output className={styles['hours']}>
          {isClosed(day)
            ? t('shipping.closed')
            : `${clockOf(day.start)} – ${clockOf(day.end)}${overnight ? ' +1' : ''}`}
        </output>
        <IconButton
          label={t('shipping.copy_day', { day: name })}
          icon={<Copy />}
          onClick={onCopy}
        />
      </div>
      {!isClosed(day) && (
        <div className={styles['dayBody']}>
          <RangeSlider
            value={thumbsOf(day)}
            max={MINUTES_A_DAY}
            step={HOURS_STEP}
            largeStep={HOUR}
            labels={overnight ? [closes, opens] : [opens, closes]}
            format={clockOf}
            isInverted={overnight}
            onChange={(thumbs) => {
              onChange(moveThumbs(day, thumbs));
            }}
          />
          <Checkbox
            className={styles['overnight']}
            label={t('shipping.overnight')}
            aria-label={t('shipping.overnight_of', { day: name })}
            checked={overnight}
            onChange={({ target }) => {
              onChange(setOvernight(day, target.checked));
            }}
          />
        </div>
      )}
    </li>
  );
}
