import type { CourierOrder } from '@comanda/contract/couriers';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { OWN_ID, openArea } from '../../../features/couriers/testing/courier-setup.tsx';
import { clearCourierPhone } from '../../../features/couriers/testing/clear-courier-phone.ts';
import { OrderDesk } from '../../../features/orders/desk/order-desk.tsx';
import { PubOrdersProvider } from '../../../features/orders/pub-orders-provider.tsx';
import { showDanger, toasts } from '../../../lib/toasts/toasts.ts';
import { fakeApi } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anActiveCourierOrder, anOrder, aCourierOrder } from '../../../testing/samples/an-order.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { openEditor, menuServer } from '../../../testing/setup/menu-setup.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { Toasts } from '../../../ui/toasts/toasts.tsx';

const MESSAGE = 'Не удалось сохранить';
const ids = [5, 4, 3, 2, 1];

beforeAll(() => {
  startTestTexts('ru');
});
beforeEach(async () => {
  window.localStorage.clear();
  await page.viewport(360, 740);
});
afterEach(async () => {
  await clearCourierPhone();
  await page.viewport(1280, 800);
});

async function openDesk() {
  fakeApi({
    'GET /api/company/:companyID/pubs/:pubID/stations': () => ({
      ok: true,
      stations: [],
      categories: [],
    }),
  });
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  draw(
    <PubOrdersProvider pub={aPub()}>
      <OrderDesk />
    </PubOrdersProvider>,
  );
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: ids.map((id) => anOrder({ id })) });
  await expect.element(page.getByRole('article').first()).toBeVisible();
}

async function openPopup() {
  menuServer();
  await page.viewport(1280, 800);
  openEditor();
  const before = text('menu.create_menu_before', { name: 'Бар' });
  await page.getByRole('button', { name: before, exact: true }).click();
  await page.viewport(360, 740);
  await expect.element(page.getByRole('dialog')).toBeVisible();
}

/** The buttons that somebody would press through the toast. */
function coveredBy(toast: DOMRect): string[] {
  const root = document.querySelector('[role=dialog][data-open]') ?? document;
  return [...root.querySelectorAll('button:enabled')]
    .filter((button) => !button.closest('[aria-live]'))
    .filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return toast.top < bottom && toast.bottom > top && toast.left < right && toast.right > left;
    })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
}

async function openCourier(orders: readonly CourierOrder[]) {
  await openArea(orders);
  await expect.element(page.getByRole('article').nth(ids.length - 1)).toBeInTheDocument();
}

it.each<[string, () => Promise<unknown>]>([
  [
    'no button of the free orders of a courier',
    () => openCourier(ids.map((id) => aCourierOrder({ id }))),
  ],
  [
    'no button of the active orders of a courier',
    () => openCourier(ids.map((id) => anActiveCourierOrder(OWN_ID, { id }))),
  ],
  ['no button of a form in a popup', openPopup],
  // Between two rows of buttons the slips leave less room than a toast needs.
  ['no button of the desk that answers an order', openDesk],
])('a toast on a phone covers %s', async (_name, open) => {
  await open();
  draw(<Toasts queue={toasts} />);
  showDanger(MESSAGE);
  const message = page.getByText(MESSAGE);
  await expect.element(message).toBeVisible();
  const list = message.element().closest('ol');
  const covered = () =>
    coveredBy(list?.getBoundingClientRect() ?? new DOMRect(0, 0, 360, 740)).filter(
      (name) => !name.startsWith('Весь заказ'),
    );
  // One that has gone covers nothing.
  await expect
    .poll(() => ({ isThere: message.query() !== null, covered: covered() }))
    .toEqual({ isThere: true, covered: [] });
  vi.unstubAllGlobals();
});
