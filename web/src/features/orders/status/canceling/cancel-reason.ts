import type { Order } from '@comanda/contract/orders';
import type { Translate } from '../../../../lib/i18n/use-text.ts';

type Canceled = Pick<Order, 'cancel_reason' | 'cancel_text'>;

/** Why an order is canceled, in the reader's language or the words that were written; nothing if unsaid. */
export function cancelReasonOf(order: Canceled, t: Translate): string | undefined {
  const { cancel_reason: reason, cancel_text: text } = order;
  return reason === null ? undefined : (text ?? t(`orders.cancel_reason_${reason}`));
}
