/** What a desk reports of itself. Closed: the page was left. */
export const reportedDeskStates = ['listening', 'silent', 'asleep', 'closed'] as const;
export type ReportedDeskState = (typeof reportedDeskStates)[number];

/**
 * Listening: its bell is armed and it receives orders. Silent: its bell is not armed. Asleep: the browser has frozen the
 * page. Lost: it was not connected for a while, so its state is unknown.
 */
export const deskStates = ['listening', 'silent', 'asleep', 'lost'] as const;
export type DeskState = (typeof deskStates)[number];

/** A connected desk is recorded as seen this often, in milliseconds. */
export const DESK_SEEN_EVERY_MS = 60_000;
/** Two missed records and a half minute: a desk whose server has ended is connected to another one long before. */
const DESK_LOST_AFTER_MS = 150_000;
/** The night after an evening: a computer that was switched off is no desk of the next day. */
export const DESK_FORGOTTEN_AFTER_MS = 12 * 60 * 60_000;
/** Desks of a pub that are listed: of more, those that were seen last. */
export const MAX_DESKS_OF_PUB = 50;

type Report = {
  readonly state: ReportedDeskState;
  /** When this state was reported first. */
  readonly since: Date;
  /** When the desk last reported or was connected. */
  readonly seenAt: Date;
};

/** The state of a desk now and since when; undefined for one that is no longer listed. */
export function deskStateAt(
  { state, since, seenAt }: Report,
  now: Date,
): { readonly state: DeskState; readonly since: Date } | undefined {
  const unseenMs = now.getTime() - seenAt.getTime();
  if (state === 'closed' || unseenMs > DESK_FORGOTTEN_AFTER_MS) return undefined;
  if (state === 'asleep') return { state, since };
  return unseenMs > DESK_LOST_AFTER_MS ? { state: 'lost', since: seenAt } : { state, since };
}

type StatedDesk = { readonly state: DeskState; readonly since: string };

export type DeskCounts = {
  readonly listening: number;
  readonly silent: number;
  /** Asleep or lost: no bell rings there. */
  readonly asleep: number;
  /** ISO 8601; the time from which on all of these have been asleep. */
  readonly asleepSince: string | undefined;
};

/** The desks of a pub in one line. */
export function countDesks(desks: readonly StatedDesk[]): DeskCounts {
  const count = (state: DeskState): number => desks.filter((desk) => desk.state === state).length;
  const asleep = desks.filter(({ state }) => state === 'asleep' || state === 'lost');
  return {
    listening: count('listening'),
    silent: count('silent'),
    asleep: asleep.length,
    asleepSince: asleep
      .map(({ since }) => since)
      .toSorted()
      .at(-1),
  };
}

const DESK_KEY = /^[\w-]{16,64}$/;

/** Whether a text can be the key that a desk has made for itself: a UUID, for example. */
export function isDeskKey(text: string): boolean {
  return DESK_KEY.test(text);
}
