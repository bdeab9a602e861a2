import { isOtherClock } from '../../../lib/format/other-clock.ts';

/** Shows whose time an order's page has, where the device's clock differs. */
export function showClockLine(): void {
  const line = document.querySelector<HTMLElement>('#clock');
  if (line) line.hidden = !isOtherClock(line.dataset['zone'] ?? 'UTC', new Date());
}
