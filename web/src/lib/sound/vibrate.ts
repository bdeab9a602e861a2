/** Vibrates the phone, where it can; the browser refuses before the first press, with a console warning. */
export function vibrate(pattern: readonly number[]): void {
  // The types assume browsers that have both.
  const { vibrate: shake, userActivation } = navigator as Partial<Navigator>;
  if (userActivation?.hasBeenActive === true) shake?.call(navigator, [...pattern]);
}
