import { debtOf } from '@comanda/domain/couriers';
import { toAmount, toMinor } from '@comanda/domain/money';
import { readAmount } from '../../../../lib/format/read-amount.ts';

/** Who handed money to whom. */
export type Payer = 'courier' | 'platform';

/** Who has to pay for the balance to become zero; at zero a courier is the likelier one. */
export function payerOf(balance: number): Payer {
  return debtOf(balance).debtor === 'platform' ? 'platform' : 'courier';
}

/** A typed sum as the ledger takes it: above 0 the courier paid, below 0 was paid; nothing when it is none. */
export function signedAmount(typed: string, payer: Payer): number | undefined {
  const amount = readAmount(typed);
  if (amount === undefined || amount === 0) return undefined;
  return payer === 'courier' ? amount : -amount;
}

/** What the balance will be, to the ban. */
export function balanceAfter(balance: number, signed: number): number {
  return toAmount(toMinor(balance) + toMinor(signed));
}
