import type { GuestOrder } from '../orders/index.ts';
import type { orderPageTexts } from './order-texts.ts';

/** Why an order was canceled, where the pub has given a reason; the text of an anonymised order is deleted. */
export function cancelHint({
  cancel_reason: reason,
  cancel_text: text,
}: Pick<GuestOrder, 'cancel_reason' | 'cancel_text'>): keyof typeof orderPageTexts {
  const hasReasonText = reason !== null && (reason !== 'other' || text !== null);
  return hasReasonText ? `guest.order.canceled_${reason}` : 'guest.order.hint_canceled';
}
