import { toAmount } from '@comanda/domain/money';
import type { OrderType } from '@comanda/domain/orders';
import { createContext, useContext } from 'react';
import { formatAmount } from '../../../lib/format/format.ts';
import type { ChoosingWords } from '../../../lib/options/choosing-words.ts';
import type { SheetFacts } from '../food/paint-food.ts';
import { shownPriceMinor } from '../basket/shown-price.ts';
import type { Translate } from '../island/island-texts.ts';
import type { PageInfo } from '../markup/page-info.ts';

export type Choosing = {
  readonly t: Translate<'choosing'>;
  readonly info: PageInfo;
  /** What is in the dish and its choices; undefined where nothing is to be said. */
  readonly facts: SheetFacts | undefined;
  /** The prices are those of an order of this type. */
  readonly orderType: OrderType;
  /** The picture's file by the choice's id. */
  readonly pictures: ReadonlyMap<number, string>;
};

export const ChoosingContext = createContext<Choosing | undefined>(undefined);

/** The texts of the sheet and its prices, from minor units without commission. */
export function useChoosing() {
  const choosing = useContext(ChoosingContext);
  if (!choosing) throw new Error('outside of the sheet');
  const { t, orderType, info, facts, pictures } = choosing;
  return {
    t,
    info,
    facts,
    pictures,
    orderType,
    words: ({ key, values }: ChoosingWords) => t(key, values),
    price: (priceMinor: number, count = 1): string => {
      const shownMinor = shownPriceMinor(priceMinor, orderType, info.commissionPercent);
      return formatAmount(toAmount(shownMinor * count), info.symbol, info.language);
    },
  };
}
