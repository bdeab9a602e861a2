import { DEFAULT_CURRENCY_ID } from '@comanda/domain/pubs';
import { useState } from 'react';

type Balance = { readonly currency_id: number; readonly balance: number };

/** The balances to show: those that are not zero; if all are, the one in Lei. */
export function shownBalances<Held extends Balance>(balances: readonly Held[]): readonly Held[] {
  const open = balances.filter(({ balance }) => balance !== 0);
  return open.length > 0
    ? open
    : balances.filter(({ currency_id: id }) => id === DEFAULT_CURRENCY_ID);
}

export function balanceIn(balances: readonly Balance[], currencyId: number): number {
  return balances.find(({ currency_id: id }) => id === currencyId)?.balance ?? 0;
}

/** The initial currency: the first one with a balance that is not zero, else Lei. */
export function firstCurrency(balances: readonly Balance[]): number {
  return balances.find(({ balance }) => balance !== 0)?.currency_id ?? DEFAULT_CURRENCY_ID;
}

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
