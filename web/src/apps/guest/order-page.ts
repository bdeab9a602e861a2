import type { Language } from '@comanda/contract/texts';
import { pushSupport } from '../../lib/push/push-support.ts';
import { followOrder } from './following/follow-order.ts';
import { readOrderPageInfo } from './markup/order-page-info.ts';
import { isOtherClock } from '../../lib/format/other-clock.ts';
import * as ids from './markup/ids.ts';

/** Shows the time zone of an order's page, where the device's clock differs. */
function showClockLine(): void {
  const line = document.querySelector<HTMLElement>(`#${ids.clockLine}`);
  const info = readOrderPageInfo();
  if (line && info) line.hidden = !isOtherClock(info.timeZone, new Date());
}

followOrder();
showClockLine();
const trackingToken = readOrderPageInfo()?.trackingToken;
if (trackingToken !== undefined && pushSupport() === 'works') {
  // The page is in a language of ours.
  const language = document.documentElement.lang as Language;
  import('./push/push-card.ts')
    .then(({ offerPush }) => offerPush({ trackingToken, language }))
    // Without a network nothing is offered; the page works the same.
    .catch(() => undefined);
}
