import { isUntilSwitchedBack } from '@comanda/domain/pubs';
import type { Pub } from '@comanda/contract/pubs';
import {
  addedMinutes,
  byOrderType,
  endIfAhead,
  type OrderType,
  type PausedUntil,
} from '@comanda/domain/orders';
import type { PubRow } from '../queries.ts';

type PauseColumn = `paused_until_${OrderType}`;
type PauseColumns = Pick<PubRow, PauseColumn>;
type StateColumns = PauseColumns & Pick<PubRow, 'busy_until' | 'busy_minutes'>;
type TemporaryState = Pick<Pub, 'paused_until' | 'busy_minutes' | 'busy_until'>;

export const NO_STATE: TemporaryState = {
  paused_until: byOrderType(() => null),
  busy_minutes: 0,
  busy_until: null,
};

/** The column with the end of the pause of a type. */
export const pauseColumn = (type: OrderType): PauseColumn => `paused_until_${type}`;

const endOf = (until: Date | null, now: Date): string | null =>
  endIfAhead(until?.toISOString(), now) ?? null;

/** Until when each order type is paused; null once its time has come. */
export function pausedUntilOf(pub: PauseColumns, now: Date): PausedUntil {
  return byOrderType((type) => endOf(pub[pauseColumn(type)], now));
}

/** What a pub has set for some time, as far as it is not over. */
export function temporaryStateOf(pub: StateColumns, now: Date): TemporaryState {
  const until = endOf(pub.busy_until, now);
  return {
    paused_until: pausedUntilOf(pub, now),
    busy_minutes: addedMinutes({ minutes: pub.busy_minutes, until }, now),
    busy_until: until,
  };
}

/** The times at which a pub's temporary state ends by itself. */
export function endsOf({ paused_until, busy_until }: TemporaryState): Date[] {
  return [...Object.values(paused_until), busy_until].flatMap((until) =>
    until === null || isUntilSwitchedBack(until) ? [] : new Date(until),
  );
}
