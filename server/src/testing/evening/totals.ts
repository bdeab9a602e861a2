import { recordResult } from '../../../../scripts/record-result.ts';
import type { Acknowledged } from '../damage/acknowledged.ts';
import type { State } from '../damage/find-damage.ts';
import { longestGapSeconds } from './acknowledgements.ts';
import type { Reconnects } from './reconnects.ts';
import type { Evening } from './start-evening.ts';

type PlayedRound = {
  readonly evening: Evening;
  readonly state: State;
  readonly missed: readonly string[];
  /** Undefined where they are not counted. */
  readonly reconnects?: Reconnects;
};

/** The sums of a suite's rounds: one row of docs/reliability.md. */
export function createTotals(work: string) {
  const acknowledged = {
    orders: [] as Acknowledged['orders'][number][],
    statuses: [] as Acknowledged['statuses'][number][],
    reservations: [] as Acknowledged['reservations'][number][],
  };
  const gaps: number[] = [];
  let lost = 0;
  let doubled = 0;
  let missedEvents = 0;
  let refused = 0;
  let mostReconnects: number | undefined;
  return {
    acknowledged,
    add: ({ evening, state, missed, reconnects }: PlayedRound): void => {
      acknowledged.orders.push(...evening.orders);
      acknowledged.statuses.push(...evening.statuses);
      acknowledged.reservations.push(...evening.reservations);
      gaps.push(longestGapSeconds(evening.times));
      lost += state.lost.length;
      doubled += state.doubled.length;
      missedEvents += missed.length;
      refused += evening.refused;
      if (reconnects) mostReconnects = Math.max(mostReconnects ?? 0, reconnects.most);
    },
    /** Writes the row, if a round was completed. */
    record: (suite: string, also = ''): void => {
      if (gaps.length === 0) return;
      const steps = `${acknowledged.statuses.length + acknowledged.reservations.length} other writes acknowledged`;
      const reconnects =
        mostReconnects === undefined ? '' : `${mostReconnects} reconnects of a screen at most`;
      recordResult(suite, [
        {
          work,
          rounds: gaps.length,
          acknowledged: acknowledged.orders.length,
          lost,
          doubled,
          missedEvents,
          gaps,
          also: [steps, `${refused} calls refused with 503`, reconnects, also]
            .filter((one) => one !== '')
            .join(', '),
        },
      ]);
    },
  };
}
