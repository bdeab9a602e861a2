/** Shakes the phone, where it can; a page that nobody has touched yet is refused, with a complaint. */
export function vibrate(pattern: readonly number[]): void {
  // The types know only browsers that have both.
  const { vibrate: shake, userActivation } = navigator as Partial<Navigator>;
  if (userActivation?.hasBeenActive === true) shake?.call(navigator, [...pattern]);
}
