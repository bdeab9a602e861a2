/** Whether the clocks of a time zone currently differ from the device's clock. */
export function isOtherClock(timeZone: string, now: Date): boolean {
  const shown = (zone?: string): string => now.toLocaleString('en', { timeZone: zone });
  return shown(timeZone) !== shown();
}
