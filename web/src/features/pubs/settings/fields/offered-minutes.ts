import { refuseAfterLimits, unansweredLimits } from '@comanda/domain/orders';

const callAfter = [
  unansweredLimits.min,
  2,
  3,
  4,
  5,
  6,
  8,
  10,
  12,
  15,
  20,
  30,
  45,
  unansweredLimits.max,
];
const refuseAfter = [refuseAfterLimits.min, 10, 15, 20, 30, 45, 60, 90, refuseAfterLimits.max];

const withSaved = (offered: readonly number[], saved: number | null): readonly number[] =>
  saved === null || offered.includes(saved)
    ? offered
    : [...offered, saved].toSorted((one, other) => one - other);

/** The minutes to choose from; a saved value that another program has set is one of them. */
export const offeredMinutes = {
  callAfter: (saved: number): readonly number[] => withSaved(callAfter, saved),
  refuseAfter: (saved: number | null): readonly number[] => withSaved(refuseAfter, saved),
};
