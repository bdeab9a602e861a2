import type { Language } from '@comanda/contract/texts';
import { formatDayMonth } from '../../../../lib/format/format.ts';
import { daysBetween, isSameYear, pubTime } from '../hours.ts';

/** How the page shows its dates: from now, in the pub's time zone and the page's language. */
export type DateContext = {
  readonly now: Date;
  readonly timeZone: string;
  readonly language: Language;
};

type Props = DateContext & {
  readonly at: string;
  /** Whether a year other than the current one is shown: once on the page. */
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
