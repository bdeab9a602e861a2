import { parseBasket, type Basket } from './basket.ts';

export type BasketStore = {
  readonly get: () => Basket;
  readonly set: (change: (basket: Basket) => Basket) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

function basketName(pubId: number): string {
  return `comanda.basket.${pubId}`;
}

/** The basket of one pub on this device, shared with the other tabs; it survives days and reloads. */
export function createBasketStore(pubId: number, storage: Storage): BasketStore {
  const name = basketName(pubId);
  const listeners = new Set<() => void>();
  let basket = parseBasket(storage.getItem(name));
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  window.addEventListener('storage', (event) => {
    if (event.key !== name && event.key !== null) return;
    basket = parseBasket(storage.getItem(name));
    tell();
  });
  return {
    get: () => basket,
    set: (change) => {
      basket = change(basket);
      try {
        storage.setItem(name, JSON.stringify(basket));
      } catch {
        // A full or forbidden memory: the basket lives as long as the page.
      }
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
