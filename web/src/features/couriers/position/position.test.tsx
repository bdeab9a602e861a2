import type { CourierOrder } from '@comanda/contract/couriers';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keptInTab } from '../../../lib/session/kept-in-tab.ts';
import { anActiveCourierOrder } from '../../../testing/samples/an-order.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { clearCourierPhone } from '../testing/clear-courier-phone.ts';
import { OWN_ID, openArea } from '../testing/courier-setup.tsx';
import { shownOrders } from './shown-orders.ts';

const POSITION = 'POST /api/courier/:courierID/position';
let watches: { found: PositionCallback; failed: PositionErrorCallback | null | undefined }[];
/** How many watches have ended. */
let cleared: number;
let nextID = 100;

beforeAll(() => {
  startTestTexts('ru');
});
beforeEach(() => {
  [watches, cleared] = [[], 0];
  nextID += 1;
  vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation((found, failed) =>
    watches.push({ found, failed }),
  );
  vi.spyOn(navigator.geolocation, 'clearWatch').mockImplementation(() => {
    cleared += 1;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  shownOrders.keepOnly([]);
  keptInTab.dropAll();
  await clearCourierPhone();
});

const anOrder = (over: Partial<CourierOrder> = {}) =>
  anActiveCourierOrder(OWN_ID, { id: nextID, status: 'at_courier', ...over });
const open = (orders = [anOrder()]) =>
  openArea(orders, { calls: { [POSITION]: () => ({ ok: true, is_kept: true }) } });
const position = () => page.getByRole('switch', { name: text('couriers.position'), exact: false });
const find = (latitude: number) => {
  watches.at(-1)?.found({ coords: { latitude, longitude: 28.85 } } as GeolocationPosition);
};
type Made = Awaited<ReturnType<typeof open>>['api']['made'];
const sent = (made: Made) =>
  made.filter(({ call }) => call.endsWith('/position')).map(({ body }) => body);

it('is sent for an order that was switched on, once in 20 seconds', async () => {
  const { api } = await open();
  await expect.element(position()).not.toBeChecked();
  expect(watches).toHaveLength(0);
  await position().click();
  await expect.element(position()).toBeChecked();
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  find(46.97);
  find(46.98);
  const first = { order_id: nextID, lat: 46.97, lng: 28.85 };
  await expect.poll(() => sent(api.made)).toEqual([first]);
  clock.mockReturnValue(now + 21_000);
  find(46.99);
  await expect.poll(() => sent(api.made)).toEqual([first, { ...first, lat: 46.99 }]);
});

it('is not offered before the pick-up, and ends with the order', async () => {
  const { sockets } = await open([anOrder({ status: 'preparing' })]);
  await expect.element(page.getByText('Ana Ciobanu')).toBeVisible();
  await expect.element(position()).not.toBeInTheDocument();
  sockets.send({ event_type: 'UPDATE_EVENT', order: anOrder({ revision: 3 }) });
  await position().click();
  await expect.poll(() => watches).toHaveLength(1);
  const back = anOrder({ revision: 4, status: 'preparing' });
  sockets.send({ event_type: 'UPDATE_EVENT', order: back });
  await expect.poll(() => cleared).toBe(1);
  sockets.send({ event_type: 'UPDATE_EVENT', order: anOrder({ revision: 5 }) });
  await expect.element(position()).not.toBeChecked();
  expect(watches).toHaveLength(1);
});

it('is not asked of a phone whose page is hidden', async () => {
  await open();
  await position().click();
  await expect.poll(() => watches).toHaveLength(1);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => cleared).toBe(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => watches).toHaveLength(2);
});

it('says that the browser refuses it, and is off', async () => {
  await open();
  await position().click();
  await expect.poll(() => watches).toHaveLength(1);
  watches[0]?.failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  await expect.element(page.getByText(text('couriers.position_refused'))).toBeVisible();
  await expect.element(position()).not.toBeChecked();
  await position().click();
  await expect.element(page.getByText(text('couriers.position_refused'))).not.toBeInTheDocument();
});
