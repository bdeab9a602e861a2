import type { Preorder } from '@comanda/contract/shipping';
import { isPaymentType, offeredPayments, type PaymentType } from '@comanda/domain/orders';
import type { SafeStorage } from '../../device/safe-storage.ts';

const NAME = 'comanda.payment';

/** The payment type of the last delivery from this device, at any pub. */
export function lastPayment(storage: SafeStorage): PaymentType | '' {
  const stored = storage.getItem(NAME);
  return isPaymentType(stored) ? stored : '';
}

export function storePayment(payment: PaymentType, storage: SafeStorage): void {
  storage.setItem(NAME, payment);
}

/** The preselected type: the last chosen one, where the pub offers it, else cash, else the one that exists. */
export function paymentOf(chosen: PaymentType | '', preorder: Preorder): PaymentType | '' {
  const offered = offeredPayments(preorder);
  return offered.find((type) => type === chosen) ?? offered[0] ?? chosen;
}
