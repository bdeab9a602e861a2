import type { Basket, BasketLine, ChosenDish } from '../basket/basket.ts';
import type { BasketStore } from '../basket/basket-store.ts';
import { chosenDish } from '../choosing/chosen-dish.ts';
import { loadOffers } from '../choosing/offers.ts';
import { hasWishes } from '../food/load-food.ts';
import { showIsland } from '../island/dialog.ts';
import { orderTypeTable } from '@comanda/domain/orders';
import texts from 'virtual:guest-texts/checkout';
import { loadTranslate } from '../island/island-texts.ts';
import { cardOf, dishOf, hasOptions } from '../basket/dish-on-card.ts';
import type { PageInfo } from '../markup/page-info.ts';
import '../styles/checkout.css';
import { CheckoutSheet } from './checkout-sheet.tsx';
import { loadDelivery } from './delivery/use-delivery.ts';
import { withCurrentDishes } from './sending/shown-basket.ts';

function dishOnPage(dishId: number) {
  const card = cardOf(dishId);
  return card ? dishOf(card) : undefined;
}

/** What the guest has now seen of a line: on the page, and of one with options in the basket. */
async function seenOnMenu(
  { lines }: Basket,
  info: PageInfo,
): Promise<(line: BasketLine) => Pick<ChosenDish, 'name' | 'priceMinor'> | undefined> {
  const offers = lines.some(({ options }) => options)
    ? await loadOffers(info, 0).catch(() => undefined)
    : undefined;
  return ({ dishId, options }) => {
    if (!options) return dishOnPage(dishId);
    const offer = offers?.offerOf(dishId);
    if (!offer) return undefined;
    const { name, priceMinor } = chosenDish(offer, options, '');
    return { name, priceMinor };
  };
}

/**
 * The order island's only entry point: shows the basket and the checkout over the menu. When the pub has
 * changed its menu since the page was loaded, the page is loaded again after the sheet is closed.
 */
export async function openCheckout(
  store: BasketStore,
  info: PageInfo,
  reload: () => Promise<void>,
): Promise<void> {
  const t = await loadTranslate(texts, info.language);
  // Loaded early, for a later choice of delivery; a failed load is repeated then.
  if (info.orderTypes.some((type) => orderTypeTable.needsAddress[type])) {
    loadDelivery(info.language).catch(() => undefined);
  }
  // Its program is here already: it marks the cards of such a guest.
  const sentWishes = hasWishes()
    ? await import('../food/paint-food.ts')
        .then(({ wishesToSend }) => wishesToSend(info))
        .catch(() => undefined)
    : undefined;
  let isMenuOutdated = false;
  const sheet = (
    <CheckoutSheet
      store={store}
      t={t}
      info={info}
      sentWishes={sentWishes}
      hasOptions={(dishId) => {
        const card = cardOf(dishId);
        return card !== null && hasOptions(card);
      }}
      phone={document.querySelector('.fact[href^="tel:"]')?.textContent}
      onOldMenu={() => {
        isMenuOutdated = true;
      }}
    />
  );
  const closed = async (): Promise<void> => {
    if (!isMenuOutdated) {
      store.set((basket) =>
        withCurrentDishes(basket, (line) => (line.options ? undefined : dishOnPage(line.dishId))),
      );
      return;
    }
    await reload();
    const seenOf = await seenOnMenu(store.get(), info);
    store.set((basket) => withCurrentDishes(basket, seenOf));
  };
  showIsland('checkout', sheet, { onClosed: () => void closed() });
}
