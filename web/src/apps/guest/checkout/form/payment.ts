import type { Preorder } from '@comanda/contract/shipping';
import { isPaymentType, offeredPayments, type PaymentType } from '@comanda/domain/orders';
import type { Memory } from '../../device/memory.ts';

const NAME = 'comanda.payment';

/** The payment type of the last delivery from this device, at any pub. */
export function lastPayment(memory: Memory): PaymentType | '' {
  const stored = memory.getItem(NAME);
  return isPaymentType(stored) ? stored : '';
}

export function storePayment(payment: PaymentType, memory: Memory): void {
  memory.setItem(NAME, payment);
}

/** The preselected type: the last chosen one, where the pub offers it, else cash, else the one that exists. */
export function paymentOf(chosen: PaymentType | '', preorder: Preorder): PaymentType | '' {
  const offered = offeredPayments(preorder);
  return offered.find((type) => type === chosen) ?? offered[0] ?? chosen;
}
