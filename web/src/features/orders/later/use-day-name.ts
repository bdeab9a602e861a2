import { factsOf } from '@comanda/contract/texts';
import { useText } from '../../../lib/i18n/use-text.ts';

/** Writes a calendar day, `YYYY-MM-DD`, as the heading of a list: `Friday 20 November`. */
export function useDayName(): (date: string) => string {
  const { language } = useText();
  const format = new Intl.DateTimeFormat(factsOf(language).locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (date) => format.format(new Date(`${date}T00:00:00Z`));
}
