import { createRoot, type Root } from 'react-dom/client';
import { withSeenPrices } from '../basket/basket.ts';
import type { BasketStore } from '../basket/basket-store.ts';
import { openDialog } from '../taps/dialogs.ts';
import { cardOf, dishOf } from '../taps/dish-cards.ts';
import type { PageInfo } from '../taps/page-info.ts';
import '../styles/checkout.css';
import { CheckoutSheet } from './checkout-sheet.tsx';
import { loadSay } from './island-texts.ts';

let root: Root | undefined;

function makeDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.id = 'checkout';
  dialog.setAttribute('aria-labelledby', 'checkout-title');
  document.body.append(dialog);
  return dialog;
}

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
  const say = await loadSay(info.language);
  const dialog = document.querySelector<HTMLDialogElement>('#checkout') ?? makeDialog();
  const made = (root ??= createRoot(dialog));
  made.render(<CheckoutSheet store={store} say={say} info={info} />);
  openDialog(dialog);
  dialog.addEventListener(
    'close',
    () => {
      made.render(null);
      rememberPrices(store);
    },
    { once: true },
  );
}
