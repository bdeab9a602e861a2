import '../../styles/page.css';
import '../../styles/checkout.css';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, refusal } from '../../../../testing/fakes/fake-api.ts';
import { openCheckout, quoteOf, testInfo } from '../../testing/open-test-checkout.tsx';

const QUESTION = 'Bucătăria să știe ce evit';
const sentWishes = {
  wishes: ['nuts' as const, 'vegan' as const],
  question: QUESTION,
  names: 'Nuci, Vegan',
  goesTo: 'Citește localul.',
};
const PLACE = 'POST /api/client/pub/:pubID/orders';

let api: ReturnType<typeof fakeApi>;
let close = (): void => undefined;
beforeEach(() => {
  api = fakeApi({
    'POST /api/client/pub/:pubID/orders/quote': () => ({ ok: true, quote: quoteOf(80) }),
    [PLACE]: () => refusal(409, 'total_changed'),
  });
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

async function sentBody(given: Parameters<typeof openCheckout>[0], isTicked: boolean) {
  ({ close } = openCheckout({ info: { ...testInfo, pubId: isTicked ? 71 : 72 }, ...given }));
  await expect.element(page.getByRole('button', { name: /80/ })).toBeEnabled();
  if (isTicked) await page.getByRole('checkbox', { name: new RegExp(QUESTION) }).click();
  await page.getByRole('button', { name: /^Comandă/ }).click();
  await expect.poll(() => api.made.find(({ call }) => call.endsWith('/orders'))).toBeDefined();
  return api.made.find(({ call }) => call.endsWith('/orders'))?.body;
}

it('goes with the order after one press, and it is said what and to whom', async () => {
  const body = await sentBody({ sentWishes }, true);
  await expect.element(page.getByText(/Nuci, Vegan/)).toBeVisible();
  await expect.element(page.getByText('Citește localul.')).toBeVisible();
  expect(body).toMatchObject({ avoids: ['nuts', 'vegan'] });
});

it('stays on the phone without that press', async () => {
  expect(await sentBody({ sentWishes }, false)).not.toHaveProperty('avoids');
});

it('is not asked of a guest who avoids nothing', async () => {
  ({ close } = openCheckout());
  await expect.element(page.getByText('Nume și dorințe')).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toEqual([]);
});
