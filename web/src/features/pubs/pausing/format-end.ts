import { factsOf, type Language } from '@comanda/contract/texts';
import { formatTime } from '../../../lib/format/format.ts';

/** A weekday names one day in this time only. */
const UNIQUE_WEEKDAY_MS = 6 * 24 * 60 * 60_000;

type Clock = { readonly language: Language; readonly timeZone: string; readonly now: Date };

/** The time of an end on the pub's clock, on another day with its weekday, and with its date where a weekday is not clear. */
export function formatEnd(until: string, { language, timeZone, now }: Clock): string {
  const dayOf = (moment: Date) => moment.toLocaleDateString('en', { timeZone });
  const end = new Date(until);
  if (dayOf(end) === dayOf(now)) return formatTime(until, language, timeZone);
  return new Intl.DateTimeFormat(factsOf(language).locale, {
    weekday: 'short',
    ...(end.getTime() - now.getTime() > UNIQUE_WEEKDAY_MS && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(end);
}
