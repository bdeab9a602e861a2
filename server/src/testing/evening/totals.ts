import { recordResult } from '../../../../scripts/record-result.ts';
import type { Acknowledged } from '../damage/acknowledged.ts';
import type { State } from '../damage/find-damage.ts';
import { longestGapSeconds } from './acknowledgements.ts';
import type { Evening } from './start-evening.ts';

type PlayedRound = {
  readonly evening: Evening;
  readonly state: State;
  readonly missed: readonly string[];
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
  return {
    acknowledged,
    add: ({ evening, state, missed }: PlayedRound): void => {
      acknowledged.orders.push(...evening.orders);
      acknowledged.statuses.push(...evening.statuses);
      acknowledged.reservations.push(...evening.reservations);
      gaps.push(longestGapSeconds(evening.times));
      lost += state.lost.length;
      doubled += state.doubled.length;
      missedEvents += missed.length;
      refused += evening.refused;
    },
    /** Writes the row, if a round was completed. */
    record: (suite: string, also = ''): void => {
      if (gaps.length === 0) return;
      const steps = `${acknowledged.statuses.length + acknowledged.reservations.length} other writes acknowledged`;
      recordResult(suite, [
        {
          work,
          rounds: gaps.length,
          acknowledged: acknowledged.orders.length,
          lost,
          doubled,
          missedEvents,
          gaps,
          also: [steps, `${refused} calls refused with 503`, also]
            .filter((one) => one !== '')
            .join(', '),
        },
      ]);
    },
  };
}
