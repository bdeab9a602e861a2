import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { aShipping } from '../../../testing/samples/a-shipping.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { fakeApi } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { GET, soup } from '../testing/editing-setup.tsx';
import { OrderDetail } from './order-detail.tsx';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';

const screens = russianScreens();

const landmarks = [
  '#5',
  'Телефон',
  'Оплата',
  'Курьер',
  'Блюда',
  'История',
  'Без ответа',
  'Завершён',
];

/** The first match of each text is on the slip; those of the status buttons are last, at the foot. */
function placesNow() {
  const isStatus = (text: string) => text === 'Без ответа' || text === 'Завершён';
  return landmarks.map((text) => {
    const found = page.getByText(text, { exact: true }).elements();
    const { top, left } = (isStatus(text) ? found.at(-1) : found[0])?.getBoundingClientRect() ?? {};
    return { text, top: Math.round(top ?? -1), left: Math.round(left ?? -1) };
  });
}

it.each([360, 1280])('nothing moves at %i px when a new delivery is loaded', async (width) => {
  await page.viewport(width, 800);
  const dishes = [3, 8, 9].map((id) => ({
    ...soup,
    line_id: id,
    dish_id: id,
    count: 1,
    name: `Supă ${id}`,
  }));
  // Days have names of several lengths, and the placeholder one that fits most.
  const order = anOrder({ id: 5, dishes, created_time: '2026-11-20T17:00:00.000Z' });
  let answer: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  fakeApi({
    [GET]: async () => {
      await released;
      return { ok: true, order, history: [] };
    },
  });
  fakeSockets();
  const shipping = aShipping({
    delivery_type: 'delivery_service',
    add_commission_to_dish_prices: true,
  });
  screens.draw(
    <PubOrdersProvider pub={aPub({ shipping })}>
      <OrderDetail orderID={5} />
    </PubOrdersProvider>,
  );
  await expect.element(page.getByText('Загрузка')).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Готовится' })).not.toBeInTheDocument();
  await document.fonts.ready;
  const before = placesNow();
  answer();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(placesNow()).toEqual(before);
});
