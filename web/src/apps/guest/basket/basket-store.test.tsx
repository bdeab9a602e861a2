import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSafeStorage } from '../device/safe-storage.ts';
import { createBasketStore } from './basket-store.ts';
import { countOfDish, withDish, withLineCount } from './basket.ts';

const soup = { dishId: 1, name: 'Zeamă', priceMinor: 8500 };
const pie = { dishId: 2, name: 'Plăcintă', priceMinor: 6800 };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('a tab that has received no event yet continues from the stored basket of the other one', () => {
  const one = createBasketStore(7, localStorage);
  const other = createBasketStore(7, localStorage);
  one.set((basket) => withDish(basket, soup, 2));
  other.set((basket) => withDish(basket, pie));
  for (const { get } of [one, other]) {
    expect(get().lines.map(({ dishId, count }) => [dishId, count])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    // Without a change it is the same object, not an equal one.
    expect(get()).toBe(get());
  }
  expect(createBasketStore(8, localStorage).get().lines).toEqual([]);
});

it('a page that is restored from the browser cache shows what was ordered meanwhile', () => {
  const store = createBasketStore(7, localStorage);
  store.set((basket) => withDish(basket, soup, 2));
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  createBasketStore(7, localStorage).set((basket) => withLineCount(basket, 1, 0));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(listener).toHaveBeenCalledOnce();
  expect(countOfDish(store.get(), soup.dishId)).toBe(0);
});

it('without storage on the device, the basket exists as long as the page', () => {
  const store = createBasketStore(
    7,
    openSafeStorage(() => localStorage),
  );
  store.set((basket) => withDish(basket, soup));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.set((basket) => withLineCount(basket, 1, 5));
  store.set((basket) => withDish(basket, pie));
  expect(store.get().lines.map(({ count }) => count)).toEqual([5, 1]);
});
