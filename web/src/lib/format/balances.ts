import { DEFAULT_CURRENCY_ID } from '@comanda/domain/pubs';

type Balance = { readonly currency_id: number; readonly balance: number };

/** The balances that are worth showing: in Lei always, in another currency while something is owed. */
export function shownBalances<Held extends Balance>(balances: readonly Held[]): readonly Held[] {
  return balances.filter(
    ({ currency_id: id, balance }) => id === DEFAULT_CURRENCY_ID || balance !== 0,
  );
}

export function balanceIn(balances: readonly Balance[], currencyId: number): number {
  return balances.find(({ currency_id: id }) => id === currencyId)?.balance ?? 0;
}

/** The currency to begin with: the first in which something is owed, else Lei. */
export function firstCurrency(balances: readonly Balance[]): number {
  return balances.find(({ balance }) => balance !== 0)?.currency_id ?? DEFAULT_CURRENCY_ID;
}
