import type { Preorder } from '@comanda/contract/shipping';
import type { PaymentType } from '@comanda/domain/orders';
import type { Memory } from '../../device/memory.ts';

const NAME = 'comanda.payment';

/** How the last delivery from this device was paid, at whichever pub. */
export function lastPayment(memory: Memory): PaymentType | '' {
  const stored = memory.getItem(NAME);
  return stored === 'cash' || stored === 'card_offline' ? stored : '';
}

export function keepPayment(payment: PaymentType, memory: Memory): void {
  memory.setItem(NAME, payment);
}

/** What stands chosen: what was chosen last, where the pub offers it, else cash, else what there is. */
export function paymentOf(
  chosen: PaymentType | '',
  { cash_preorder: cash, card_preorder: card }: Preorder,
): PaymentType | '' {
  if (chosen === 'card_offline' && card) return chosen;
  if (cash) return 'cash';
  return card ? 'card_offline' : chosen;
}
