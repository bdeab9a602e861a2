import { currencySymbol } from '@comanda/domain/pubs';
import { formatSigned } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { SignedAmount } from '../../../ui/amounts/signed-amount.tsx';

/** An amount of the ledger in the language's own writing, with its sign. */
export function useSigned(): (amount: number, currencyID: number) => string {
  const { language } = useText();
  return (amount, currencyID) => formatSigned(amount, currencySymbol(currencyID), language);
}

type Props = { readonly amount: number; readonly currencyID: number };

/** A line of the ledger, or what its lines come to. */
export const LedgerAmount = ({ amount, currencyID }: Props) => (
  <SignedAmount value={amount} symbol={currencySymbol(currencyID)} />
);
