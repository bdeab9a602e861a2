import type { Language } from '@comanda/contract/texts';
import { readPrice } from '@comanda/domain/import';
import { toAmount } from '@comanda/domain/money';
import { formatAmount } from '../../../lib/format/format.ts';

/** A price of a draft, whose problems were corrected before. */
export const amountOf = (text: string): number => toAmount(readPrice(text) ?? 0);

type Size = { readonly name: string; readonly price: number };

/** `30 cm 89.00 MDL · 40 cm 129.00 MDL` */
export const sizesInWords = (sizes: readonly Size[], symbol: string, language: Language): string =>
  sizes.map(({ name, price }) => `${name} ${formatAmount(price, symbol, language)}`).join(' · ');
