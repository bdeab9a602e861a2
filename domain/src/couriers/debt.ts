export type Debt = {
  readonly debtor: 'courier' | 'platform' | 'none';
  /** Never below zero, in the unit of the balance. */
  readonly amount: number;
};

/**
 * Who owes whom: with a balance below zero the courier owes the platform, above zero the platform owes the
 * courier.
 */
export function debtOf(balance: number): Debt {
  const debtor = balance < 0 ? 'courier' : balance > 0 ? 'platform' : 'none';
  return { debtor, amount: Math.abs(balance) };
}
