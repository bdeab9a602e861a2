import type { CallReply } from '@comanda/contract';
import { addressOf } from '../../calls/address-of.ts';
import { withDishCount, withOrderType } from '../../basket/basket.ts';
import type { BasketStore } from '../../basket/basket-store.ts';
import * as ids from '../../markup/ids.ts';
import { cardOf, dishOf, isSoldOut } from '../dishes/dish-cards.ts';
import { showNote } from '../show-note.ts';
import type { PageInfo } from '../../markup/page-info.ts';

/** Names take longer to read than one line of text. */
const SHOWN_MS = 20_000;

/**
 * `?again=<tracking token>`: puts the dishes of an earlier order into the basket, at the prices of
 * this menu, and shows which of them cannot be ordered now. `&basket=open` opens the basket.
 */
export async function orderAgain(store: BasketStore, { table, texts }: PageInfo): Promise<void> {
  const address = new URL(window.location.href);
  const again = address.searchParams.get('again');
  if (again === null) return;
  const trackingToken = again;
  const answer = await fetch(addressOf('GET /api/client/orders/:trackingToken', { trackingToken }));
  if (!answer.ok) throw new Error(String(answer.status));
  const { order } = (await answer.json()) as CallReply<'GET /api/client/orders/:trackingToken'>;
  // A reload must not add the dishes again.
  address.searchParams.delete('again');
  window.history.replaceState(window.history.state, '', address);
  // A guest at a table stays at it.
  if (table === '') store.set((basket) => withOrderType(basket, order.order_type));
  const missing: string[] = [];
  const counts = new Map<number, number>();
  for (const { dish_id, name, count } of order.dishes) {
    const card = cardOf(dish_id);
    const ofDish = (counts.get(dish_id) ?? 0) + count;
    counts.set(dish_id, ofDish);
    if (card && !isSoldOut(card))
      store.set((basket) => withDishCount(basket, dishOf(card), ofDish));
    else missing.push(name);
  }
  if (missing.length > 0) {
    showNote(`${texts.missingDishes}: ${missing.join(', ')}`, SHOWN_MS);
  }
  if (address.searchParams.has('basket')) {
    document.querySelector<HTMLElement>(`#${ids.basketBar}:not([hidden])`)?.click();
  }
}
