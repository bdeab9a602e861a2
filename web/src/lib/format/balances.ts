import { DEFAULT_CURRENCY_ID } from '@comanda/domain/pubs';

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
