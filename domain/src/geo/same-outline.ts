import type { LatLng } from './distance.ts';

/** A tenth of a metre: finer than a user can draw. */
const DECIMALS = 1e6;
const isNear = (one: number, other: number) =>
  Math.round(one * DECIMALS) === Math.round(other * DECIMALS);

/** Whether two outlines have the same corners in the same order, within the precision of drawing. */
export function isSameOutline(one: readonly LatLng[], other: readonly LatLng[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ lat, lng }, index) => {
      const its = other[index];
      return its !== undefined && isNear(lat, its.lat) && isNear(lng, its.lng);
    })
  );
}
