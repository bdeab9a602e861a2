import './styles/order.css';
import { pushSupport } from '../../lib/push/push-support.ts';
import { followOrder } from './following/follow-order.ts';
import { showClockLine } from './following/show-clock-line.ts';
import { readOrderPageInfo } from './markup/order-page-info.ts';

followOrder();
showClockLine();
const info = readOrderPageInfo();
if (info && pushSupport() === 'works') {
  // Without it the page works the same; a network that is away is shown beside the order.
  import('./push/push-card.ts').then(({ offerPush }) => offerPush(info)).catch(() => undefined);
}
