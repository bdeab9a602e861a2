import { ringsFor, type SeenOrder } from '../orders/index.ts';

/**
 * What the server does about an order that nobody of the pub has opened: a push to its devices, a message to its
 * Telegram chats, and then both again.
 */
export const ladderSteps = ['push', 'telegram', 'again'] as const;
export type LadderStep = (typeof ladderSteps)[number];

/** Seconds after the order was placed. */
export type LadderTimes = { readonly [Step in LadderStep]: number };

export const DEFAULT_LADDER_TIMES: LadderTimes = { push: 30, telegram: 60, again: 120 };
/** In seconds. */
export const ladderLimits = { min: 10, max: 1800 } as const;

export type AlertChannel = 'push' | 'telegram';

/** The channels that a step uses. */
export const channelsOf: { readonly [Step in LadderStep]: readonly AlertChannel[] } = {
  push: ['push'],
  telegram: ['telegram'],
  again: ['push', 'telegram'],
};

/** Whether an order still needs somebody: its bells ring, and no person of the pub has opened it. */
export function climbs(order: SeenOrder): boolean {
  return ringsFor(order) && order.opened_at === null;
}

function stepTime(placedAt: Date, seconds: number): Date {
  return new Date(placedAt.getTime() + seconds * 1_000);
}

type Climbing = {
  readonly placedAt: Date;
  readonly times: LadderTimes;
  readonly done: readonly LadderStep[];
};

/**
 * The step that an order has not had yet and that is due first, with its time; undefined after the last one. Of two
 * steps at the same time the earlier in `ladderSteps` comes first.
 */
export function nextLadderStep({
  placedAt,
  times,
  done,
}: Climbing): { readonly step: LadderStep; readonly at: Date } | undefined {
  const left = ladderSteps.filter((step) => !done.includes(step));
  const [step] = left.toSorted((one, other) => times[one] - times[other]);
  return step && { step, at: stepTime(placedAt, times[step]) };
}

/** When the first step of an order is due. */
export function firstStepTime(placedAt: Date, times: LadderTimes): Date {
  return stepTime(placedAt, Math.min(...ladderSteps.map((step) => times[step])));
}
