import type { Courier } from '@comanda/contract/couriers';
import { currencySymbol } from '@comanda/domain/pubs';
import { shownBalances } from '../../lib/format/balances.ts';
import { SignedAmounts } from '../../ui/amounts/signed-amounts.tsx';

type Props = { readonly courier: Pick<Courier, 'balances'>; readonly isOnBar?: boolean };

/** How the account stands, in every currency in which something is owed. */
export function CourierBalance({ courier, isOnBar = false }: Props) {
  const amounts = shownBalances(courier.balances).map(({ currency_id: id, balance }) => ({
    value: balance,
    symbol: currencySymbol(id),
  }));
  return <SignedAmounts amounts={amounts} isOnBar={isOnBar} />;
}
