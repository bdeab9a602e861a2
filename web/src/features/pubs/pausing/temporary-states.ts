import type { Pub } from '@comanda/contract/pubs';
import { addedMinutes, endIfAhead, orderTypes, type OrderType } from '@comanda/domain/orders';

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

/** Slots that are shut and not over, in the sequence of their times; those without a gap are one. */
export function currentShut({ shut_slots: slots = [] }: Pick<Pub, 'shut_slots'>, now: Date) {
  const ahead = slots
    .filter(({ to }) => new Date(to) > now)
    .toSorted((one, other) => one.from.localeCompare(other.from));
  return ahead.reduce<{ from: string; to: string }[]>((joined, { from, to }) => {
    const last = joined.at(-1);
    if (!last || last.to < from) return [...joined, { from, to }];
    const end = last.to < to ? to : last.to;
    return [...joined.slice(0, -1), { from: last.from, to: end }];
  }, []);
}
