import { readClock, timelineNow, weekTimeline, type WeekSpan } from '../hours/index.ts';
import { momentOnClock } from '../hours/pub-clock.ts';
import { isUntilSwitchedBack } from '../pubs/until-switched-back.ts';
import { refuse, type Refusal } from '../refusal/index.ts';

/** When a zone is not delivered to, although its pub delivers. */
export type ZoneClosing = {
  readonly closedUntil: Date | null;
  /** Why, by language; for the guest to read. */
  readonly closedTexts: Readonly<Record<string, string>>;
  /** The zone's own hours; undefined for those of the pub's deliveries. */
  readonly spans: readonly WeekSpan[] | undefined;
};

export type ClosedZone = {
  /** Until when the pub has closed it, ISO 8601 in UTC. */
  readonly closed_until?: string;
  readonly closed_texts?: Readonly<Record<string, string>>;
  /** When its hours begin next; undefined when they never do. */
  readonly opens_at?: string;
  /** Until when it was delivered to today, if it was. */
  readonly taken_until?: string;
};

type Clock = { readonly timeZone: string; readonly now: Date };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MOST_DAYS = 366;

/** A day on a pub's clock, `YYYY-MM-DD`, and the minutes from its midnight. */
type DayAndMinute = { readonly day: string; readonly minute: number };

/** The moment of a day and a time on a pub's clock; undefined for a day that does not exist. */
export function momentOf(timeZone: string, { day, minute }: DayAndMinute): Date | undefined {
  const ms = Date.parse(`${day}T00:00:00Z`);
  if (!Number.isFinite(ms) || !new Date(ms).toISOString().startsWith(day)) return undefined;
  return momentOnClock(timeZone, { day: ms / DAY_MS, minute }, new Date(ms - 2 * DAY_MS));
}

/** The same of a moment. */
export function dayAndMinuteOf(timeZone: string, at: Date): DayAndMinute {
  const { day, minute } = readClock(timeZone, at);
  return { day: new Date(day * DAY_MS).toISOString().slice(0, 10), minute };
}

/** Whether a zone may be closed until this time: for at most a year, or until a person opens it. */
export function isPossibleZoneEnd(until: string, now: Date): boolean {
  // No number of a day that does not exist.
  return isUntilSwitchedBack(until) || Date.parse(until) - now.getTime() <= MOST_DAYS * DAY_MS;
}

/** The latest end of a span on the present day of the pub. */
function endedToday(spans: readonly WeekSpan[], { timeZone, now }: Clock): Date | undefined {
  const { weekday, minute } = readClock(timeZone, now);
  const week = 7 * 24 * 60;
  const today = weekday * 24 * 60;
  const ends = spans
    .map(({ to }) => (to > week ? to - week : to))
    .filter((end) => end > today && end <= today + minute);
  if (ends.length === 0) return undefined;
  const ago = today + minute - Math.max(...ends);
  return new Date((Math.floor(now.getTime() / MINUTE_MS) - ago) * MINUTE_MS);
}

/** Whether a zone is closed now: by its pub until a time, or outside its own hours. */
export function refuseClosedZone(
  { closedUntil, closedTexts, spans }: ZoneClosing,
  clock: Clock,
): Refusal<'zone_is_closed', ClosedZone> | undefined {
  const { timeZone, now } = clock;
  if (closedUntil && closedUntil.getTime() > now.getTime()) {
    return refuse('zone_is_closed', {
      closed_until: closedUntil.toISOString(),
      ...(Object.keys(closedTexts).length > 0 && { closed_texts: closedTexts }),
    });
  }
  if (!spans) return undefined;
  const { isWithin, nextChange } = timelineNow(weekTimeline(spans), timeZone, now);
  if (isWithin) return undefined;
  const taken = endedToday(spans, clock);
  return refuse('zone_is_closed', {
    ...(nextChange && { opens_at: nextChange.toISOString() }),
    ...(taken && { taken_until: taken.toISOString() }),
  });
}
