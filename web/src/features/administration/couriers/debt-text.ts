import type { TextKey } from '@comanda/contract/texts';

/** Who owes whom, in words. */
export function debtText(balance: number): TextKey {
  if (balance < 0) return 'administration.courier_owes';
  return balance > 0 ? 'administration.courier_is_owed' : 'administration.courier_is_even';
}
