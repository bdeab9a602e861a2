import type { Language } from '@comanda/contract/texts';
import type { WorkDay } from '@comanda/domain/shipping';
import { useText } from '../../../lib/i18n/use-text.ts';
import { DayRow } from './day-row.tsx';
import styles from './week-rows.module.css';
import { copyDay, setDay } from './week.ts';

type Props = {
  readonly week: readonly WorkDay[];
  readonly onChange: (week: WorkDay[]) => void;
};

/** Seven days, each with its hours, which other days can get too. */
export function WeekRows({ week, onChange }: Props) {
  const { language } = useText();
  return (
    <ul className={styles['days']}>
      {dayNames(language).map((name, weekday) => (
        <DayRow
          key={name}
          name={name}
          day={week[weekday] ?? { start: 0, end: 0 }}
          onChange={(day) => {
            onChange(setDay(week, weekday, day));
          }}
          onCopy={(to) => {
            onChange(copyDay(week, weekday, to));
          }}
        />
      ))}
    </ul>
  );
}

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The names of the weekdays in the language, Monday first. */
function dayNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, weekday) => {
    const name = format.format(MONDAY + weekday * DAY_MS);
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  });
}
