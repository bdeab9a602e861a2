import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ApiError } from '../../lib/api/api-error.ts';
import { aPub } from '../../testing/samples/a-pub.ts';
import { anOrder } from '../../testing/samples/an-order.ts';
import { draw } from '../../testing/setup/draw.tsx';
import { fakeApi, refusal, type FakeCalls } from '../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../testing/fakes/fake-sockets.ts';
import { startTestTexts, text } from '../../testing/setup/test-texts.ts';
import { GET, soup, WHOLE_MENU } from './testing/editing-setup.tsx';
import { OrderDetail } from './sheet/order-detail.tsx';
import { PubOrdersProvider } from './pub-orders-provider.tsx';

let alerted: string[] = [];

beforeAll(() => {
  startTestTexts('ru');
});
beforeEach(() => {
  window.localStorage.clear();
  alerted = [];
});

const order = anOrder({ id: 5, dishes: [soup] });

async function open(calls: FakeCalls, isLive: boolean) {
  const api = fakeApi(calls);
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  draw(
    <PubOrdersProvider pub={aPub()}>
      <OrderDetail orderID={5} />
    </PubOrdersProvider>,
    '/',
    ({ code }: ApiError) => void alerted.push(code),
  );
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: isLive ? [order] : [] });
  return api;
}

it('shows one error when an order cannot be loaded, in place of the order', async () => {
  await open({ [GET]: () => refusal(403, 'forbidden') }, false);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(alerted).toEqual([]);
});

it('shows an alert when a history cannot be loaded', async () => {
  await open({ [GET]: () => refusal(403, 'forbidden') }, true);
  await expect.poll(() => alerted).toContain('forbidden');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
});

it.each([
  [404, 'not_found', []],
  [403, 'forbidden', ['forbidden']],
] as const)(
  'a menu that fails with %d: shows the error in the popup, and an alert %s only if it is not 404',
  async (status, code, alerts) => {
    await open(
      {
        [GET]: () => ({ ok: true, order, history: [] }),
        [WHOLE_MENU]: () => refusal(status, code),
      },
      true,
    );
    await page.getByRole('button', { name: text('orders.add_dish'), exact: true }).click();
    await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    expect(alerted).toEqual(alerts);
  },
);
