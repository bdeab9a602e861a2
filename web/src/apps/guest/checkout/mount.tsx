import { withSeenPrices } from '../basket/basket.ts';
import type { BasketStore } from '../basket/basket-store.ts';
import { showIsland } from '../island/dialog.ts';
import { loadSay, type LoadTexts } from '../island/island-texts.ts';
import { cardOf, dishOf } from '../taps/dish-cards.ts';
import type { PageInfo } from '../taps/page-info.ts';
import '../styles/checkout.css';
import { CheckoutSheet } from './checkout-sheet.tsx';

const texts: LoadTexts<'checkout'> = {
  ru: () => import('virtual:guest-texts/checkout/ru'),
  ro: () => import('virtual:guest-texts/checkout/ro'),
  en: () => import('virtual:guest-texts/checkout/en'),
};

// The guest has now been told what changed: the basket remembers the prices of this menu.
function rememberPrices(store: BasketStore): void {
  const prices = store.get().lines.flatMap(({ id }) => {
    const card = cardOf(id);
    return card ? [[id, dishOf(card).priceMinor] as const] : [];
  });
  store.set((basket) => withSeenPrices(basket, new Map(prices)));
}

/** The order island's only door: shows the basket and the checkout over the menu. */
export async function openCheckout(store: BasketStore, info: PageInfo): Promise<void> {
  const say = await loadSay(texts, info.language);
  showIsland('checkout', <CheckoutSheet store={store} say={say} info={info} />, () =>
    rememberPrices(store),
  );
}
