import { totalCount, type Basket } from '../../basket/basket.ts';
import { totalText } from '../../basket/basket-total.ts';
import * as ids from '../../markup/ids.ts';
import type { PageInfo } from '../../markup/page-info.ts';

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
