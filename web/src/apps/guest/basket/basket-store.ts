import type { SafeStorage } from '../device/safe-storage.ts';
import type { Basket } from './basket.ts';
import { parseBasket, storedBasket } from './stored-basket.ts';

export type BasketStore = {
  /** The current basket, whichever tab changed it. */
  readonly get: () => Basket;
  readonly set: (change: (basket: Basket) => Basket) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

function basketName(pubId: number): string {
  return `comanda.basket.${pubId}`;
}

/** The basket of one pub on this device, shared with the other tabs; it survives days and reloads. */
export function createBasketStore(pubId: number, storage: SafeStorage): BasketStore {
  const name = basketName(pubId);
  const listeners = new Set<() => void>();
  let storedValue = storage.getItem(name);
  let basket = parseBasket(storedValue);
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  // A tab that slept receives no events: the stored basket counts, not the last event.
  const get = (): Basket => {
    const stored = storage.getItem(name);
    if (stored !== storedValue) {
      storedValue = stored;
      basket = parseBasket(stored);
    }
    return basket;
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === name || key === null) notify();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) notify();
  });
  return {
    get,
    set: (change) => {
      basket = change(get());
      storedValue = storedBasket(basket);
      storage.setItem(name, storedValue);
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
