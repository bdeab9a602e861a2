import { withCount } from '../basket/basket.ts';
import type { BasketStore } from '../basket/basket-store.ts';
import { cardOf, dishOf } from './dish-cards.ts';

/** `?again=12x2,15x1`: puts an earlier order's dishes into the basket, those that are still served. */
export function takeOrderAgain(store: BasketStore): void {
  const address = new URL(window.location.href);
  const again = address.searchParams.get('again');
  if (again === null) return;
  address.searchParams.delete('again');
  window.history.replaceState(window.history.state, '', address);
  for (const [, id, count] of again.matchAll(/(\d+)x(\d+)/g)) {
    const card = cardOf(Number(id));
    if (card) store.set((basket) => withCount(basket, dishOf(card), Number(count)));
  }
}
