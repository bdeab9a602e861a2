import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../../../testing/fakes/fake-api.ts';
import { createBasketStore, type BasketStore } from '../../basket/basket-store.ts';
import { testInfo } from '../../testing/open-test-checkout.tsx';
import { useCheckoutForm } from '../form/use-checkout-form.ts';

let unmount = () => {};
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

/** The state of the form, without its rendering. */
function Form({ store }: { readonly store: BasketStore }) {
  const form = useCheckoutForm(store, testInfo);
  const basket = store.get();
  const send = () =>
    form.submit(basket, 'in_place', { payment: '', wantedAt: '', total: 80, isCounting: false });
  return (
    <>
      <button onClick={() => void send()}>send</button>
      <button onClick={() => form.changeDraft({ point: null })}>remove the pin</button>
      <output>{`${form.phase}, ${form.resultOf(basket)?.kind ?? 'no result'}`}</output>
    </>
  );
}

/** A guest whose pin is in another town. */
function openForm() {
  localStorage.clear();
  const draft = { table: '7', point: { lat: 47.7617, lng: 27.9289 } };
  sessionStorage.setItem(`comanda.draft.${testInfo.pubId}`, JSON.stringify(draft));
  const store = createBasketStore(testInfo.pubId, localStorage);
  store.set(() => ({
    lines: [{ id: 1, dishId: 1, name: 'Zeamă', priceMinor: 8000, count: 1 }],
    orderType: 'in_place',
  }));
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(<Form store={store} />);
  unmount = () => {
    root.unmount();
    host.remove();
  };
}

it.each([
  ['is shown while the pin is still there', false, 'idle, refused'],
  ['is not shown once the pin was removed', true, 'idle, no result'],
])('a late refusal of a location %s', async (_, isRemoved, expected) => {
  let refuse = () => {};
  const late = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  fakeApi({
    'POST /api/client/pub/:pubID/orders': async () => {
      await late;
      return { ok: false, err: '', code: 'outside_delivery_zones', status: 422 };
    },
  });
  openForm();
  const state = page.getByRole('status');
  await page.getByRole('button', { name: 'send' }).click();
  await expect.element(state).toHaveTextContent('sending, no result');
  if (isRemoved) await page.getByRole('button', { name: 'remove the pin' }).click();
  refuse();
  await expect.element(state).toHaveTextContent(expected);
});
