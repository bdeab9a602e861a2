import { currencySymbol } from '@comanda/domain/pubs';
import { SignedAmount } from '../../../../ui/amounts/signed-amount.tsx';

type Props = { readonly amount: number; readonly currencyID: number };

/** A line of the ledger. */
export const LedgerAmount = ({ amount, currencyID }: Props) => (
  <SignedAmount value={amount} symbol={currencySymbol(currencyID)} />
);
