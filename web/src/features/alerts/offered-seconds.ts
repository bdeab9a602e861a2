import { ladderLimits } from '@comanda/domain/alerts';

const offered = [
  ladderLimits.min,
  15,
  20,
  30,
  45,
  60,
  90,
  120,
  180,
  300,
  600,
  900,
  ladderLimits.max,
];

/** The times to choose from, in seconds; a saved value that another program has set is one of them. */
export function offeredSeconds(saved: number): readonly number[] {
  return offered.includes(saved)
    ? offered
    : [...offered, saved].toSorted((one, other) => one - other);
}
