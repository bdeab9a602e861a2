import { createContext, useContext } from 'react';
import { formatAmount } from '../../../lib/format/format.ts';
import type { PageInfo } from '../markup/page-info.ts';
import type { SentWishes } from '../food/paint-food.ts';
import type { Translate } from '../island/island-texts.ts';

export type Checkout = {
  readonly t: Translate<'checkout'>;
  readonly info: PageInfo;
  /** The pub has changed its menu since this page was loaded. */
  readonly onOldMenu: () => void;
  /** Whether the page shows this dish with options. */
  readonly hasOptions: (dishId: number) => boolean;
  /** What the guest of this phone avoids; undefined if they avoid nothing. */
  readonly sentWishes?: SentWishes | undefined;
  /** Of the pub, as the page shows it. */
  readonly phone?: string | undefined;
};

export const CheckoutContext = createContext<Checkout | undefined>(undefined);

/** The texts and the page's facts, with money in the format of this page. */
export function useCheckout(): Checkout & { readonly money: (amount: number) => string } {
  const checkout = useContext(CheckoutContext);
  if (!checkout) throw new Error('outside of the checkout');
  const { symbol, language } = checkout.info;
  return { ...checkout, money: (amount) => formatAmount(amount, symbol, language) };
}
