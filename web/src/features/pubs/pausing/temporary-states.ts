import type { Pub } from '@comanda/contract/pubs';
import { addedMinutes, endIfAhead, orderTypes, type OrderType } from '@comanda/domain/orders';
import { factsOf, type Language } from '@comanda/contract/texts';
import { formatTime } from '../../../lib/format/format.ts';

export type PausingPub = Pick<Pub, 'paused_until' | 'busy_minutes' | 'busy_until'>;

/** What a pub has set for some time, as its screens show it. */
export type TemporaryState =
  | {
      readonly kind: 'all' | OrderType;
      readonly types: readonly OrderType[];
      readonly until: string;
    }
  | { readonly kind: 'busy'; readonly minutes: number; readonly until: string };

/** The states that are not over: one pause when all order types have the same end. */
export function currentStates(pub: PausingPub, now: Date): TemporaryState[] {
  const ends = orderTypes.map((type) => endIfAhead(pub.paused_until[type], now));
  const [first, ...others] = ends;
  const isOnePause = first !== undefined && others.every((end) => end === first);
  const pauses = orderTypes.flatMap((type, index) => {
    const until = ends[index];
    return until === undefined ? [] : [{ kind: type, types: [type], until }];
  });
  const busyUntil = endIfAhead(pub.busy_until, now);
  const minutes = addedMinutes({ minutes: pub.busy_minutes, until: pub.busy_until }, now);
  return [
    ...(isOnePause ? [{ kind: 'all' as const, types: orderTypes, until: first }] : pauses),
    ...(busyUntil === undefined ? [] : [{ kind: 'busy' as const, minutes, until: busyUntil }]),
  ];
}

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
