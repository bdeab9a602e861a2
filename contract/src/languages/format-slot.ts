import { formatTime } from './format.ts';
import { factsOf, type Language } from './languages.ts';

/** The time for which an order is: a slot, or its beginning alone. */
type Wanted = { readonly from: string; readonly to?: string | undefined };

type SlotFormat = {
  readonly language: Language;
  readonly timeZone: string;
  /** For a line that has little room. */
  readonly isShort?: boolean;
};

/** Day and time of an order for later: `Friday 20 November, 19:30–20:00`; short: `Fri 20 Nov, 19:30–20:00`. */
export function formatSlot(
  { from, to }: Wanted,
  { language, timeZone, isShort = false }: SlotFormat,
): string {
  const length = isShort ? 'short' : 'long';
  const day = new Intl.DateTimeFormat(factsOf(language).locale, {
    weekday: length,
    day: 'numeric',
    month: length,
    timeZone,
  }).format(new Date(from));
  const times = [from, ...(to === undefined ? [] : [to])];
  return `${day}, ${times.map((at) => formatTime(at, language, timeZone)).join('–')}`;
}
