import { isOtherClock } from '../../../lib/format/other-clock.ts';
import * as ids from '../markup/ids.ts';
import { readOrderPageInfo } from '../markup/order-page-info.ts';

/** Shows the time zone of an order's page, where the device's clock differs. */
export function showClockLine(): void {
  const line = document.querySelector<HTMLElement>(`#${ids.clockLine}`);
  const info = readOrderPageInfo();
  if (line && info) line.hidden = !isOtherClock(info.timeZone, new Date());
}
