/** Shakes the phone, where it can; a page without a press so far is refused, with a console warning. */
export function vibrate(pattern: readonly number[]): void {
  // The types know only browsers that have both.
  const { vibrate: shake, userActivation } = navigator as Partial<Navigator>;
  if (userActivation?.hasBeenActive === true) shake?.call(navigator, [...pattern]);
}
