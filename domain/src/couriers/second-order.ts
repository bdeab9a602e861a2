import type { OrderStatus } from '../orders/facts/order-status.ts';
import { arrivalWindow, roadMinutes } from '../orders/times/promise.ts';
import type { Sector } from './sector.ts';

const MINUTE_MS = 60_000;
/** An exact figure would say where the second guest lives, before the order is reserved. */
const STEP_MINUTES = 5;
/** Between two doors of one sector whose points are not known: half of its width. */
const ANGLE = Math.PI / 8;

/** An order as a way: all that the rule needs of it, and nothing that a courier may not see before reserving. */
export type DeliveryWay = {
  readonly pubId: number | string;
  readonly status: OrderStatus;
  readonly prepared: boolean;
  readonly promisedAt: Date | null;
  /** From the pub to the door; null where it is not known. */
  readonly metres: number | null;
  /** Undefined near the pub, which is on any way. */
  readonly sector: Sector | undefined;
};

type TwoWays = {
  /** What the courier has already. */
  readonly first: DeliveryWay;
  readonly second: DeliveryWay;
  /** From door to door; estimated without it. */
  readonly betweenMetres?: number | undefined;
};

type Stop = { readonly way: DeliveryWay; readonly at: number };

function between(one: number, other: number): number {
  return Math.sqrt(one ** 2 + other ** 2 - 2 * one * other * Math.cos(ANGLE));
}

/** When a courier who takes this order alone leaves the pub with it, in milliseconds. */
function leavesAt({ prepared, promisedAt }: DeliveryWay, nowMs: number): number {
  return prepared ? nowMs : Math.max(nowMs, promisedAt?.getTime() ?? nowMs);
}

/** The doors with their times: the nearer one first; after a pick-up the first one, and back to the pub. */
function stopsOf({ first, second, betweenMetres }: TwoWays, nowMs: number): [Stop, Stop] {
  const after = (from: number, metres: number | null) => from + roadMinutes(metres) * MINUTE_MS;
  if (first.status === 'at_courier') {
    const atFirst = after(nowMs, first.metres);
    const back = Math.max(after(atFirst, first.metres), leavesAt(second, nowMs));
    return [
      { way: first, at: atFirst },
      { way: second, at: after(back, second.metres) },
    ];
  }
  const [a, b] = [first.metres ?? 0, second.metres ?? 0];
  const [near, far] = a <= b ? [first, second] : [second, first];
  const leaves = Math.max(leavesAt(first, nowMs), leavesAt(second, nowMs));
  const atNear = after(leaves, near.metres);
  return [
    { way: near, at: atNear },
    { way: far, at: after(atNear, betweenMetres ?? between(a, b)) },
  ];
}

/** Nothing is promised of an order without a time. */
function isInTime({ way: { promisedAt, metres }, at }: Stop): boolean {
  return promisedAt === null || at <= arrivalWindow(promisedAt, metres).to.getTime();
}

/**
 * By how many minutes a second order lengthens the way of a courier who has one, in steps of five; undefined where it
 * does not fit: another pub, another direction, or one of the two would come later than its guest has read. The road is
 * that of the promised times. An order that is picked up is delivered first; where the courier is with it is not known.
 */
export function minutesOfSecond(ways: TwoWays, now: Date): number | undefined {
  const { first, second } = ways;
  if (first.pubId !== second.pubId) return undefined;
  if (first.sector && second.sector && first.sector !== second.sector) return undefined;
  const nowMs = now.getTime();
  const [one, other] = stopsOf(ways, nowMs);
  if (!isInTime(one) || !isInTime(other)) return undefined;
  const leaves = first.status === 'at_courier' ? nowMs : leavesAt(first, nowMs);
  const alone = leaves + roadMinutes(first.metres) * MINUTE_MS;
  const added = Math.max(1, other.at - alone) / MINUTE_MS;
  return Math.ceil(added / STEP_MINUTES) * STEP_MINUTES;
}
