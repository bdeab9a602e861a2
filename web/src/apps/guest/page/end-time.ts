import type { Language } from '@comanda/contract/texts';
import { daysBetween, pubTime } from './hours.ts';

type Clock = { readonly now: Date; readonly timeZone: string; readonly language: Language };

/** The time of an end in the pub's zone, on another day with its weekday: `18:40`, `чт, 10:00`. */
export function endTime(until: string, { now, timeZone, language }: Clock): string {
  const end = new Date(until);
  const time = pubTime(end, timeZone);
  if (daysBetween(now, end, timeZone) === 0) return time;
  return `${new Intl.DateTimeFormat(language, { weekday: 'short', timeZone }).format(end)}, ${time}`;
}
