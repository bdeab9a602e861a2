import { holidayNames } from '@comanda/contract/hours';
import {
  MAX_EXCEPTIONS,
  nextHolidays,
  services,
  type HolidayDates,
  type HoursException,
} from '@comanda/domain/hours';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RefusalNotice } from '../../../ui/states/refusal-notice.tsx';
import { useHoursPlace } from '../hours-place.ts';
import { useSaveHours } from '../saving/use-save-hours.ts';
import { datesText, exceptionWords } from '../words/hours-words.ts';
import { withDay } from './day-fields.ts';
import styles from './days.module.css';

type Props = {
  /** `YYYY-MM-DD` on the pub's clock. */
  readonly today: string;
  readonly onOpen: (day: HoursException) => void;
};

/** About half a year. */
const SHOWN_AT_FIRST = 6;

const isOneDay = ({ from, to }: Pick<HoursException, 'from' | 'to'>): boolean => from === to;

/** What the pub has said of a holiday: a range that only contains its one day says nothing of it. */
const exceptionOf = (
  holiday: HolidayDates,
  exceptions: readonly HoursException[],
): HoursException | undefined =>
  exceptions.find(
    (one) =>
      one.kind !== 'break' &&
      isOneDay(one) === isOneDay(holiday) &&
      one.from <= holiday.to &&
      one.to >= holiday.from,
  );

/** The public holidays of the next twelve months: a press closes on one, and nothing happens without. */
export function HolidaysCard({ today, onOpen }: Props) {
  const { t, language } = useText();
  const { pub } = useHoursPlace();
  const { exceptions } = pub.hours;
  const save = useSaveHours();
  const [areAllShown, setAreAllShown] = useState(false);
  const ahead = nextHolidays(today);
  return (
    <Card title={t('hours.holidays')}>
      <ul className={styles['holidays']}>
        {(areAllShown ? ahead : ahead.slice(0, SHOWN_AT_FIRST)).map((dates) => {
          const name = holidayNames[dates.holiday][language];
          const said = exceptionOf(dates, exceptions);
          return (
            <li key={dates.holiday} className={styles['holiday']}>
              <div>
                {name}
                <small>
                  {datesText(dates, today, language)}
                  {said && ` · ${exceptionWords(said, { t, language })}`}
                </small>
              </div>
              {said ? (
                <Button
                  variant="plain"
                  size="small"
                  aria-label={t('hours.change_on', { holiday: name })}
                  onClick={() => onOpen(said)}
                >
                  {t('hours.change')}
                </Button>
              ) : (
                exceptions.length < MAX_EXCEPTIONS && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('hours.close_on', { holiday: name })}
                    onClick={() => save.mutate(withDay(closedOn(dates)))}
                  >
                    {t('hours.kind_closed')}
                  </Button>
                )
              )}
            </li>
          );
        })}
      </ul>
      {!areAllShown && (
        <Button variant="plain" size="small" onClick={() => setAreAllShown(true)}>
          {t('hours.all_holidays')}
        </Button>
      )}
      <RefusalNotice error={save.error} />
    </Card>
  );
}

const closedOn = ({ holiday, from, to }: HolidayDates): HoursException => ({
  from,
  to,
  kind: 'closed',
  spans: [],
  services: [...services],
  text: { ...holidayNames[holiday] },
});
