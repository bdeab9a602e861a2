import type { Courier } from '@comanda/contract/couriers';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aCourier, anOrder } from '../../testing/an-order.ts';
import { draw } from '../../testing/draw.tsx';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { startTestTexts } from '../../testing/test-texts.ts';
import { CourierBlock } from './courier-block.tsx';

const COURIER = 'GET /api/courier/:courierID';
const info = { is_reserved: true, reserver_courier_id: 4, courier_name: 'Ion Rusu' };

let takeAway: () => void = () => {};

beforeAll(async () => {
  await startTestTexts('ru');
});

afterEach(() => {
  takeAway();
  vi.unstubAllGlobals();
});

const opener = () => page.getByRole('button', { name: 'О курьере Ion Rusu' });
const popup = () => page.getByRole('dialog', { name: 'Ion Rusu' });

function show(courierInfo = info) {
  const order = anOrder({ status: 'preparing', courier_info: courierInfo });
  takeAway = draw(<CourierBlock order={order} />);
}

async function openWith(courier: Partial<Courier>) {
  const api = fakeApi({ [COURIER]: () => ({ ok: true, courier: aCourier(courier) }) });
  show();
  await opener().click();
  return api;
}

it('tells who the courier is, to read and to call', async () => {
  const api = await openWith({
    telegram_username: 'ion_rusu',
    birth_date: '1998-03-05',
    gender: 'female',
    location: 'Chișinău',
    phone_number: '+37369217340',
  });
  await expect
    .element(popup().getByRole('link', { name: '+373 69 217 340' }))
    .toHaveAttribute('href', 'tel:+37369217340');
  await expect
    .element(popup().getByRole('link', { name: '@ion_rusu' }))
    .toHaveAttribute('href', 'https://t.me/ion_rusu');
  await expect.element(popup().getByText('5 марта 1998 г.')).toBeVisible();
  await expect.element(popup().getByText('Женский')).toBeVisible();
  await expect.element(popup().getByText('Chișinău')).toBeVisible();
  expect(api.made.at(-1)?.call).toBe('GET /api/courier/4');
  expect(popup().getByRole('textbox').elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(popup()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

it('leaves out what nobody entered; an unset birth date is the default one', async () => {
  await openWith({});
  await expect.element(popup().getByText('1 января 2000 г.')).toBeVisible();
  await expect.element(popup().getByText('Telegram')).not.toBeInTheDocument();
  await expect.element(popup().getByText('Где находится')).not.toBeInTheDocument();
});

it('says that a courier was not found', async () => {
  fakeApi({ [COURIER]: () => refusal(404, 'courier_not_found') });
  show();
  await opener().click();
  await expect.element(popup().getByText('Курьер не найден')).toBeVisible();
});

it('offers to try again when the courier does not come', async () => {
  let fails = true;
  fakeApi({
    [COURIER]: () =>
      fails ? refusal(500, 'something_went_wrong') : { ok: true, courier: aCourier() },
  });
  show();
  await opener().click();
  fails = false;
  await popup().getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect.element(popup().getByText('Мужской')).toBeVisible();
});

it('opens only for a courier with an id', async () => {
  show({ ...info, reserver_courier_id: 0 });
  await expect.element(page.getByText('Ion Rusu')).toBeVisible();
  await expect.element(opener()).not.toBeInTheDocument();
});
