import { DEFAULT_CURRENCY_ID } from '@comanda/domain/pubs';
import { useState } from 'react';
import { firstCurrency } from './balances.ts';

/**
 * The initial currency, from the balances as they were first loaded: it does not change when all is
 * paid. Lei until the balances are loaded.
 */
export function useFirstCurrency(
  balances: Parameters<typeof firstCurrency>[0] | undefined,
): number {
  const [first, setFirst] = useState<number>();
  if (first === undefined && balances) setFirst(firstCurrency(balances));
  return first ?? DEFAULT_CURRENCY_ID;
}
