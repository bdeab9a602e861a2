import { toAmount } from '@comanda/domain/money';
import { formatAmount } from '../../../lib/format/format.ts';
import type { PageInfo } from '../markup/page-info.ts';
import { orderTypeOf, type Basket, type BasketLine } from './basket.ts';
import { cardOf, dishOf } from './dish-on-card.ts';
import { shownPriceMinor } from './shown-price.ts';

/** Of one dish of the line: the menu's own price while the dish is on it; else, and with options, that in the basket. */
export function priceOfLine(line: BasketLine, basket: Basket, info: PageInfo): number {
  const card = cardOf(line.dishId);
  const { priceMinor } = card && !line.options ? dishOf(card) : line;
  return shownPriceMinor(priceMinor, orderTypeOf(basket, info), info.commissionPercent);
}

export function totalText(basket: Basket, info: PageInfo): string {
  const totalMinor = basket.lines.reduce(
    (sum, line) => sum + line.count * priceOfLine(line, basket, info),
    0,
  );
  return formatAmount(toAmount(totalMinor), info.symbol, info.language);
}
