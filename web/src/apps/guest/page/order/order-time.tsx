import type { Language } from '@comanda/contract/texts';
import { formatDayMonth } from '../../../../lib/format/format.ts';
import { daysBetween, isSameYear, pubTime } from '../hours.ts';

/** The pub's time zone and the reader's language. */
export type Reading = {
  readonly now: Date;
  readonly timeZone: string;
  readonly language: Language;
};

type Props = Reading & {
  readonly at: string;
  /** Shown once on the page, where the year is not the current one. */
  readonly hasYear?: boolean;
};

/** When something happened to an order: the time alone on the day itself, later with its date. */
export function OrderTime({ at, now, timeZone, language, hasYear = false }: Props) {
  const moment = new Date(at);
  const time = pubTime(moment, timeZone);
  if (daysBetween(moment, now, timeZone) === 0) return <time dateTime={at}>{time}</time>;
  const isOtherYear = hasYear && !isSameYear(moment, now, timeZone);
  return (
    <time dateTime={at}>
      <span>{formatDayMonth(at, language, { timeZone, hasYear: isOtherYear })}</span> {time}
    </time>
  );
}
