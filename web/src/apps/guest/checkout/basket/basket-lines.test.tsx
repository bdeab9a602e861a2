import type { Quote } from '@comanda/contract/orders';
import { allTexts, translate } from '@comanda/contract/texts';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { eventually } from '../../../../testing/actions/eventually.ts';
import { createBasketStore, type BasketStore } from '../../basket/basket-store.ts';
import { aPageInfo } from '../../testing/a-page-info.ts';
import { CheckoutContext, type Checkout } from '../checkout-context.ts';
import { quoteOf } from '../../testing/open-test-checkout.tsx';
import { BasketLines } from './basket-lines.tsx';

const checkout: Checkout = {
  t: (key, values) => translate(allTexts[key], 'ro', values),
  info: aPageInfo(),
  onOldMenu: () => undefined,
  hasOptions: () => false,
};

let unmount = () => {};
afterEach(() => {
  unmount();
  localStorage.clear();
});

type Drawn = { readonly store: BasketStore; readonly quote?: Quote };

function Lines({ store, quote = quoteOf(80) }: Drawn) {
  const { lines } = useSyncExternalStore(store.subscribe, store.get);
  return (
    <CheckoutContext value={checkout}>
      <BasketLines lines={lines} orderType="in_place" quote={quote} store={store} />
    </CheckoutContext>
  );
}

/** Draws the lines of a basket. */
function draw(store: BasketStore, quote?: Quote): void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(<Lines store={store} {...(quote && { quote })} />);
  unmount = () => {
    root.unmount();
    host.remove();
  };
}

it('of two lines with one dish each has its own count', async () => {
  const store = createBasketStore(9, localStorage);
  const soup = { dishId: 1, name: 'Zeamă', priceMinor: 8000, count: 1 };
  store.set(() => ({
    lines: [
      { ...soup, id: 1 },
      { ...soup, id: 2 },
    ],
    orderType: 'in_place',
  }));
  draw(store);
  const counts = () => store.get().lines.map(({ count }) => count);
  const name = translate(allTexts['guest.checkout.more'], 'ro', { name: 'Zeamă' });
  const more = page.getByRole('button', { name });
  await more.nth(1).click();
  expect(counts()).toEqual([1, 2]);
  const less = translate(allTexts['guest.checkout.less'], 'ro', { name: 'Zeamă' });
  await page.getByRole('button', { name: less }).nth(0).click();
  expect(counts()).toEqual([2]);
});

it('a dish that has what the guest avoids says so, itself or with what was chosen', async () => {
  localStorage.setItem('comanda.wishes', 'milk eggs');
  const limits = { min_units: 0, max_choices: 9, max_units: 9, free_units: 0 };
  const milk = { allergens: { milk: 'contains' } };
  const choices = [
    { id: 21, maxCount: 1, food: milk },
    { id: 22, maxCount: 1, food: { allergens: {} } },
  ];
  const menu = {
    dishes: { 1: milk, 3: { allergens: {} } },
    links: { 3: [{ group_id: 1, ...limits }] },
    groups: { 1: { rule: 'sum', choices } },
  };
  localStorage.setItem('comanda.food.9', JSON.stringify(menu));
  const store = createBasketStore(9, localStorage);
  const line = (id: number, dishId: number, choiceId?: number) => ({
    id,
    dishId,
    name: 'Zeamă',
    priceMinor: 8000,
    count: 1,
    ...(choiceId !== undefined && { options: [{ choiceId, count: 1, name: 'Adaos' }] }),
  });
  const lines = [line(1, 1), line(2, 2), line(3, 3), line(4, 3, 21), line(5, 3, 22)];
  store.set(() => ({ lines, orderType: 'in_place' }));
  draw(store);
  const cautions = () =>
    [...document.querySelectorAll('.lines li')].map(
      (one) => one.querySelector('.caution')?.textContent ?? '',
    );
  await eventually(() => {
    expect(cautions()).toEqual([
      'Conține: lapte',
      'Nedeclarat: ouă, lapte',
      '',
      'Conține: lapte',
      '',
    ]);
  });
});

it('a dish that is not served now says when it is served again, and can be removed', async () => {
  const store = createBasketStore(9, localStorage);
  const soup = { id: 1, dishId: 1, name: 'Zeamă', priceMinor: 8000, count: 1 };
  const dishes = ['Omletă', 'Clătite', 'Ceai'].map((name, index) => ({
    ...soup,
    id: index + 2,
    dishId: index + 2,
    name,
  }));
  store.set(() => ({ lines: [soup, ...dishes], orderType: 'in_place' }));
  const far = '2099-11-23T06:00:00.000Z';
  draw(store, {
    ...quoteOf(80),
    unavailable_dish_ids: [2, 3, 4],
    sold_out_dish_ids: [4],
    not_served_dishes: [
      { dish_id: 2, not_served_until: far },
      { dish_id: 3, not_served_until: null },
    ],
  });
  const said = () =>
    [...document.querySelectorAll('.lines li')].map((one) => one.querySelector('em')?.textContent);
  await eventually(() => {
    expect(said()).toEqual([
      undefined,
      translate(allTexts['guest.checkout.served_from'], 'ro', { time: 'lun., 08:00' }),
      translate(allTexts['guest.checkout.not_served'], 'ro', {}),
      translate(allTexts['guest.checkout.sold_out'], 'ro', {}),
    ]);
  });
  const remove = translate(allTexts['guest.checkout.remove_gone'], 'ro', { count: 3 });
  await page.getByRole('button', { name: remove }).click();
  expect(store.get().lines.map(({ dishId }) => dishId)).toEqual([1]);
});
