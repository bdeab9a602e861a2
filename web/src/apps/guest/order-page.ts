import type { Language } from '@comanda/contract/texts';
import { pushSupport } from '../../lib/push/push-support.ts';
import { followOrder } from './following/follow-order.ts';
import { readOrderPageInfo } from './markup/order-page-info.ts';
import { isOtherClock } from '../../lib/format/other-clock.ts';
import * as ids from './markup/ids.ts';

/** Shows the time zone of an order's page, where the device's clock differs. */
function showClockLine(): void {
  const line = document.querySelector<HTMLElement>(`#${ids.clockLine}`);
  const page = readOrderPageInfo();
  if (line && page) line.hidden = !isOtherClock(page.timeZone, new Date());
}

followOrder();
showClockLine();
const info = readOrderPageInfo();
if (info) {
  const { trackingToken, timeZone, mia: symbol, receiptTo: to } = info;
  // The page is in a language of ours.
  const language = document.documentElement.lang as Language;
  // Without a network nothing is offered; the page works the same.
  const nothing = (): void => undefined;
  if (symbol !== undefined) {
    import('./mia/mia-card.ts')
      .then(({ offerMia }) => offerMia({ trackingToken, language, timeZone, symbol }))
      .catch(nothing);
  }
  if (to !== undefined) {
    import('./receipt/receipt-card.ts')
      .then(({ offerReceiptTo }) => offerReceiptTo({ trackingToken, language, to }))
      .catch(nothing);
  }
  if (pushSupport() === 'works') {
    import('./push/push-card.ts')
      .then(({ offerPush }) => offerPush({ trackingToken, language }))
      .catch(nothing);
  }
}
