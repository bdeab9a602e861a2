/** Whether clocks of a time zone show another time now than the device's own. */
export function isOtherClock(timeZone: string, now: Date): boolean {
  const shown = (zone?: string): string => now.toLocaleString('en', { timeZone: zone });
  return shown(timeZone) !== shown();
}
