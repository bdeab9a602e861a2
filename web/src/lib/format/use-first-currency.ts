import { DEFAULT_CURRENCY_ID } from '@comanda/domain/pubs';
import { useState } from 'react';
import { firstCurrency } from './balances.ts';

/**
 * The currency to begin with, as the balances first were: once all of it is paid the screen stays with
 * it. Lei until the balances are known.
 */
export function useFirstCurrency(
  balances: Parameters<typeof firstCurrency>[0] | undefined,
): number {
  const [first, setFirst] = useState<number>();
  if (first === undefined && balances) setFirst(firstCurrency(balances));
  return first ?? DEFAULT_CURRENCY_ID;
}
