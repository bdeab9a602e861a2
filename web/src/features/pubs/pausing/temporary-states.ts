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
