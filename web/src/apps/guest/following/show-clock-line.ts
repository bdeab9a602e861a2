import { isOtherClock } from '../../../lib/format/other-clock.ts';
import * as ids from '../markup/ids.ts';
import { readOrderPageInfo } from '../markup/order-page-info.ts';

/** Shows whose time an order's page has, where the device's clock differs. */
export function showClockLine(): void {
  const line = document.querySelector<HTMLElement>(`#${ids.clockLine}`);
  const info = readOrderPageInfo();
  if (line && info) line.hidden = !isOtherClock(info.timeZone, new Date());
}
