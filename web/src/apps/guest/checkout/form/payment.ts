import type { Preorder } from '@comanda/contract/shipping';
import { isPaymentType, offeredPayments, type PaymentType } from '@comanda/domain/orders';
import type { Memory } from '../../device/memory.ts';

const NAME = 'comanda.payment';

/** How the last delivery from this device was paid, at whichever pub. */
export function lastPayment(memory: Memory): PaymentType | '' {
  const stored = memory.getItem(NAME);
  return isPaymentType(stored) ? stored : '';
}

export function keepPayment(payment: PaymentType, memory: Memory): void {
  memory.setItem(NAME, payment);
}

/** What stands chosen: what was chosen last, where the pub offers it, else cash, else what there is. */
export function paymentOf(chosen: PaymentType | '', preorder: Preorder): PaymentType | '' {
  const offered = offeredPayments(preorder);
  return offered.find((type) => type === chosen) ?? offered[0] ?? chosen;
}
