import { idleLimits } from '@comanda/domain/couriers';
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
const warnAfter = [idleLimits.warn.min, 10, 15, 20, 30, 45, idleLimits.warn.max];
const releaseAfter = [idleLimits.release.min, 15, 20, 30, 45, 60, 90, idleLimits.release.max];

const withSaved = (offered: readonly number[], saved: number | null): readonly number[] =>
  saved === null || offered.includes(saved)
    ? offered
    : [...offered, saved].toSorted((one, other) => one - other);

/** The minutes to choose from; a saved value that another program has set is one of them. */
export const offeredMinutes = {
  callAfter: (saved: number): readonly number[] => withSaved(callAfter, saved),
  refuseAfter: (saved: number | null): readonly number[] => withSaved(refuseAfter, saved),
  releaseAfter: (saved: number | null): readonly number[] => withSaved(releaseAfter, saved),
  /** Those before the release. */
  warnAfter: (saved: number, release: number): readonly number[] =>
    withSaved(
      warnAfter.filter((minutes) => minutes < release),
      saved,
    ),
};
