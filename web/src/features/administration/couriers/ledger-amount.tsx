import { LEDGER_SYMBOL } from '@comanda/domain/couriers';
import { formatSigned } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { SignedAmount } from '../../../ui/amounts/signed-amount.tsx';

/** An amount of the ledger in the language's own writing, with its sign. */
export function useSigned(): (amount: number) => string {
  const { language } = useText();
  return (amount) => formatSigned(amount, LEDGER_SYMBOL, language);
}

type Props = { readonly amount: number; readonly isLarge?: boolean };

/** A line of the ledger, or what its lines come to. */
export const LedgerAmount = ({ amount, isLarge = false }: Props) => (
  <SignedAmount value={amount} symbol={LEDGER_SYMBOL} isLarge={isLarge} />
);
