import type { Language } from '@comanda/contract/texts';
import { pushSupport } from '../../lib/push/push-support.ts';
import { followOrder } from './following/follow-order.ts';
import { showClockLine } from './following/show-clock-line.ts';
import { readOrderPageInfo } from './markup/order-page-info.ts';

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
