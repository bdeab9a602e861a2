import type { SeenCourier } from '@comanda/contract/couriers';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { CourierBlock } from './courier-block.tsx';

type Reached = Exclude<SeenCourier, { balance: number }>;

const COURIER = 'GET /api/courier/:courierID';
const info = { is_reserved: true, reserver_courier_id: 4, courier_name: 'Ion Rusu' };

beforeAll(() => {
  startTestTexts('ru');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const opener = () =>
  page.getByRole('button', { name: text('orders.about_courier', { name: 'Ion Rusu' }) });
const popup = () => page.getByRole('dialog', { name: 'Ion Rusu' });

function show(courierInfo = info) {
  const order = anOrder({ status: 'preparing', courier_info: courierInfo });
  return draw(<CourierBlock order={order} timeZone="Europe/Chisinau" />);
}

/** A confirmed courier as a company sees it. */
const aReachedCourier = (over: Partial<Reached> = {}): Reached => ({
  id: 4,
  full_name: 'Ion Rusu',
  phone_number: '+37369000000',
  telegram_username: '',
  image_file_name: '',
  ...over,
});

async function openWith(courier: Partial<Reached>) {
  const api = fakeApi({ [COURIER]: () => ({ ok: true, courier: aReachedCourier(courier) }) });
  show();
  await opener().click();
  return api;
}

it('shows the courier’s data with links to call', async () => {
  const api = await openWith({
    telegram_username: 'ion_rusu',
    phone_number: '+37369217340',
  });
  await expect
    .element(popup().getByRole('link', { name: '+373 69 217 340' }))
    .toHaveAttribute('href', 'tel:+37369217340');
  await expect
    .element(popup().getByRole('link', { name: '@ion_rusu' }))
    .toHaveAttribute('href', 'https://t.me/ion_rusu');
  expect(api.made.at(-1)?.call).toBe('GET /api/courier/4');
  expect(popup().getByRole('textbox').elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(popup()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

it('leaves out empty fields, and everything but the name until the courier has confirmed', async () => {
  fakeApi({ [COURIER]: () => ({ ok: true, courier: aReachedCourier() }) });
  const unmount = show();
  await opener().click();
  await expect.element(popup().getByText('Телефон')).toBeVisible();
  await expect.element(popup().getByText(text('orders.courier_telegram'))).not.toBeInTheDocument();
  unmount();
  fakeApi({ [COURIER]: () => ({ ok: true, courier: { id: 4, full_name: 'Ion Rusu' } }) });
  show();
  await opener().click();
  await expect.element(popup().getByRole('definition')).not.toBeInTheDocument();
  await expect.element(popup().getByRole('link')).not.toBeInTheDocument();
});

it('shows that a courier was not found', async () => {
  fakeApi({ [COURIER]: () => refusal(404, 'courier_not_found') });
  show();
  await opener().click();
  await expect.element(popup().getByText(text('orders.courier_not_found'))).toBeVisible();
});

it('offers a retry when the courier cannot be loaded', async () => {
  let fails = true;
  fakeApi({
    [COURIER]: () =>
      fails ? refusal(500, 'something_went_wrong') : { ok: true, courier: aReachedCourier() },
  });
  show();
  await opener().click();
  fails = false;
  await popup()
    .getByRole('button', { name: text('ui.retry') })
    .click();
  await expect.element(popup().getByText('Телефон')).toBeVisible();
});

it('opens only for a courier with an id', async () => {
  show({ ...info, reserver_courier_id: 0 });
  await expect.element(page.getByText('Ion Rusu')).toBeVisible();
  await expect.element(opener()).not.toBeInTheDocument();
});
