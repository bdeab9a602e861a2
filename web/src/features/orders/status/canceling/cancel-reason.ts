import type { Order } from '@comanda/contract/orders';
import type { Translate } from '../../../../lib/i18n/current-texts.ts';

type Canceled = Pick<Order, 'cancel_reason' | 'cancel_text'>;

/** The cancel reason, in the reader's language or as typed; undefined when none was given. */
export function cancelReasonOf(order: Canceled, t: Translate): string | undefined {
  const { cancel_reason: reason, cancel_text: text } = order;
  return reason === null ? undefined : (text ?? t(`orders.cancel_reason_${reason}`));
}
