import { debtOf } from '@comanda/domain/couriers';
import { toAmount, toMinor } from '@comanda/domain/money';
import { readAmount } from '../../../../lib/format/read-amount.ts';

/** The side that pays. */
export type Payer = 'courier' | 'platform';

/** The side that has to pay to make the balance zero; at zero the courier is more likely. */
export function payerOf(balance: number): Payer {
  return debtOf(balance).debtor === 'platform' ? 'platform' : 'courier';
}

/** A typed amount in the ledger's sign: above 0 the courier paid, below 0 the platform; undefined if invalid. */
export function signedAmount(typed: string, payer: Payer): number | undefined {
  const amount = readAmount(typed);
  if (amount === undefined || amount === 0) return undefined;
  return payer === 'courier' ? amount : -amount;
}

/** The balance after a payment, exact to the ban. */
export function balanceAfter(balance: number, signed: number): number {
  return toAmount(toMinor(balance) + toMinor(signed));
}
