import type { OrderType, PausedUntil } from '../orders/index.ts';

/** An unheard pub is warned after three minutes. Loading a page again takes only seconds, so that causes no warning. */
const UNHEARD_MS = 3 * 60_000;
/** How often an open pub is looked at; a device needs no open page, so that it is there for longer. */
const LOOK_AT_DESKS_MS = 3 * 60_000;
const LOOK_AT_DEVICES_MS = 15 * 60_000;
/** Its hours, its pause or its setting may change meanwhile. */
const LOOK_AT_CLOSED_MS = 30 * 60_000;
/** The next opening of a pub that never closes. */
const DAY_MS = 24 * 60 * 60_000;

type PubThatTakesOrders = {
  readonly isExpired: boolean;
  /** Whether it is within the hours of the type; false where the pub has not set them. */
  readonly isOpenFor: Readonly<Record<OrderType, boolean>>;
  readonly hasDishes: boolean;
  /** The types that the pub has switched on. */
  readonly orderTypes: readonly OrderType[];
  readonly pausedUntil: PausedUntil;
};

/**
 * Whether guests can order now within the pub's hours. Where it has not said its opening hours, guests at tables can
 * order at any time, but it does not promise that anybody is there.
 */
export function takesOrdersNow({
  isExpired,
  isOpenFor,
  hasDishes,
  orderTypes,
  pausedUntil,
}: PubThatTakesOrders): boolean {
  const isTaken = orderTypes.some((type) => isOpenFor[type] && pausedUntil[type] === null);
  return !isExpired && hasDishes && isTaken;
}

export type Hearing = {
  readonly takesOrders: boolean;
  readonly listeningDesks: number;
  /** Devices that are signed in and whose last alert has not failed. */
  readonly workingDevices: number;
};

/**
 * Whether a pub takes orders that no bell and no push would announce. A Telegram chat does not count: it gets an order
 * only on the ladder's second step, and its message can stay unread.
 */
export function isUnheard({ takesOrders, listeningDesks, workingDevices }: Hearing): boolean {
  return takesOrders && listeningDesks === 0 && workingDevices === 0;
}

type Look = Hearing & {
  readonly now: Date;
  /** Since when the pub has been unheard, as of the last look. */
  readonly unheardSince: Date | null;
  /** Until when it gets no further warning. */
  readonly quietUntil: Date | null;
  /** The next opening or closing by its hours; undefined when there is none. */
  readonly nextChange: Date | undefined;
};

export type LookOutcome = {
  readonly unheardSince: Date | null;
  /** Whether the warning is sent now; at most one is sent between opening and closing. */
  readonly warns: boolean;
  /** Until when no other warning is sent: the closing time, if one is sent now. */
  readonly quietUntil: Date | null;
  readonly nextLook: Date;
};

const plus = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
const earlier = (one: Date, other: Date | undefined): Date =>
  other !== undefined && other < one ? other : one;

/** What a look at a pub finds out, and when the next one is due. */
export function lookAtPub(look: Look): LookOutcome {
  const { now, takesOrders, workingDevices, nextChange, quietUntil } = look;
  const next = (ms: number): Date => earlier(plus(now, ms), nextChange);
  const heard = { unheardSince: null, warns: false, quietUntil };
  if (!takesOrders) return { ...heard, nextLook: next(LOOK_AT_CLOSED_MS) };
  if (!isUnheard(look)) {
    return { ...heard, nextLook: next(workingDevices > 0 ? LOOK_AT_DEVICES_MS : LOOK_AT_DESKS_MS) };
  }
  const unheardSince = look.unheardSince ?? now;
  const isLong = now.getTime() - unheardSince.getTime() >= UNHEARD_MS;
  const warns = isLong && (quietUntil === null || quietUntil <= now);
  return {
    unheardSince,
    warns,
    quietUntil: warns ? (nextChange ?? plus(now, DAY_MS)) : quietUntil,
    nextLook: next(LOOK_AT_DESKS_MS),
  };
}
