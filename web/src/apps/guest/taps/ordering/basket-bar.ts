import { toAmount } from '@comanda/domain/money';
import { formatAmount } from '../../../../lib/format/format.ts';
import { totalCount, type Basket, orderTypeOf } from '../../basket/basket.ts';
import { shownPriceMinor } from '../../basket/shown-price.ts';
import * as ids from '../../markup/ids.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import { cardOf, dishOf } from '../../basket/dish-on-card.ts';

// The menu's own price while the dish is on it; else, and with options, the price in the basket.
function totalText(basket: Basket, info: PageInfo): string {
  const orderType = orderTypeOf(basket, info);
  const totalMinor = basket.lines.reduce((sum, line) => {
    const card = cardOf(line.dishId);
    const { priceMinor } = card && !line.options ? dishOf(card) : line;
    return sum + line.count * shownPriceMinor(priceMinor, orderType, info.commissionPercent);
  }, 0);
  return formatAmount(toAmount(totalMinor), info.symbol, info.language);
}

/** The number and price of the dishes in the basket; no bar for an empty basket or without ordering. */
export function paintBasketBar(basket: Basket, info: PageInfo): void {
  const bar = document.querySelector<HTMLElement>(`#${ids.basketBar}`);
  const count = totalCount(basket);
  if (!bar) return;
  bar.hidden = count === 0 || info.orderTypes.length === 0;
  if (bar.hidden) return;
  const counter = bar.querySelector('output');
  const total = bar.querySelector('strong');
  if (counter) counter.value = String(count);
  if (total) total.textContent = totalText(basket, info);
}
