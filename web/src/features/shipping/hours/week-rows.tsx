import type { WorkDay } from '@comanda/domain/shipping';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { CopyDayPopup } from './copy-day-popup.tsx';
import { dayNames } from './day-names.ts';
import { DayRow } from './day-row.tsx';
import styles from '../shipping.module.css';
import { copyDay, setDay } from './week.ts';

type Props = {
  readonly week: readonly WorkDay[];
  readonly onChange: (week: WorkDay[]) => void;
};

/** Seven days, each with its hours, which can be copied to others. */
export function WeekRows({ week, onChange }: Props) {
  const { language } = useText();
  const copying = usePopup<number>();
  const names = dayNames(language);
  return (
    <>
      <ul className={styles['days']}>
        {names.map((name, weekday) => (
          <DayRow
            key={name}
            name={name}
            day={week[weekday] ?? { start: 0, end: 0 }}
            onChange={(day) => {
              onChange(setDay(week, weekday, day));
            }}
            onCopy={() => {
              copying.open(weekday);
            }}
          />
        ))}
      </ul>
      <CopyDayPopup
        key={copying.openCount}
        names={names}
        from={copying.subject ?? 0}
        isOpen={copying.isOpen}
        onClose={copying.close}
        onCopy={(to) => {
          onChange(copyDay(week, copying.subject ?? 0, to));
          copying.close();
        }}
      />
    </>
  );
}
