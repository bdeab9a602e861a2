import type { TextKey } from '@comanda/contract/texts';
import { debtOf } from '@comanda/domain/couriers';
import { currencySymbol } from '@comanda/domain/pubs';
import { formatAmount } from '../../lib/format/format.ts';
import { useText } from '../../lib/i18n/use-text.ts';

/** The reader of a courier's balance: the courier, the platform, or both with the same text. */
export type Reader = 'courier' | 'platform' | 'both';

/** The text of who owes whom, for this reader; the amount follows unless nothing is owed. */
export function debtKey(balance: number, reader: Reader): TextKey {
  const { debtor } = debtOf(balance);
  return debtor === 'none' ? 'couriers.debt_none' : `couriers.debt_${debtor}_to_${reader}`;
}

/** A balance as one sentence: «You owe the platform 120.00 Lei». */
export function useDebtSentence(reader: Reader): (balance: number, currencyID: number) => string {
  const { t, language } = useText();
  return (balance, currencyID) => {
    const { debtor, amount } = debtOf(balance);
    const words = t(debtKey(balance, reader));
    if (debtor === 'none') return words;
    return `${words} ${formatAmount(amount, currencySymbol(currencyID), language)}`;
  };
}
