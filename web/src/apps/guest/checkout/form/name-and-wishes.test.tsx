import '../../styles/page.css';
import '../../styles/checkout.css';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../../../testing/fakes/fake-api.ts';
import { openCheckout, quoteOf, type OpenCheckout } from '../../testing/open-test-checkout.tsx';

let checkout: OpenCheckout;
beforeEach(() => {
  fakeApi({ 'POST /api/client/pub/:pubID/orders/quote': () => ({ ok: true, quote: quoteOf(80) }) });
  checkout = openCheckout();
});
afterEach(() => {
  checkout.close();
  vi.unstubAllGlobals();
});

it('at a table are folded away; what is written is shown beside the words that open them', async () => {
  const fold = page.getByText('Nume și dorințe');
  const name = page.getByLabelText('Numele dumneavoastră, dacă doriți');
  const wishes = page.getByLabelText('Dorințe pentru bucătărie, dacă aveți');
  await expect.element(fold).toBeVisible();
  await expect.element(name).not.toBeVisible();
  await fold.click();
  await name.fill('Ana');
  await wishes.fill('fără ceapă');
  await fold.click();
  await expect.element(wishes).not.toBeVisible();
  await expect.element(page.getByText('Ana · fără ceapă')).toBeVisible();
});
