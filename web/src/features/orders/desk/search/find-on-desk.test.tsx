import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anOrder } from '../../../../testing/samples/an-order.ts';
import { russianScreens } from '../../../../testing/setup/russian-screens.ts';
import { openTestDesk } from '../../testing/desk-setup.tsx';

russianScreens();
const dish = { line_id: 31, dish_id: 3, count: 1, dish_price: 10, image_file_name: '' };
const atTable = (table: string) =>
  ({
    order_type: 'in_place',
    table_for_in_place_order: table,
    main_phone_number: '',
    client_total: 100.1,
  }) as const;

beforeEach(async () => {
  await page.viewport(1280, 800);
});

async function openDesk() {
  const { sockets } = await openTestDesk({
    orders: [
      { id: 1, dishes: [{ ...dish, name: 'Plăcintă' }] },
      { id: 2, ...atTable('7'), status: 'preparing' },
      { id: 3, ...atTable('7') },
      { id: 4, ...atTable('12') },
      { id: 5, ...atTable('7'), status: 'completed' },
      { id: 6, status: 'completed', dishes: [{ ...dish, name: 'Plăcintă' }] },
    ],
  });
  await expect.element(page.getByRole('link', { name: '#4' })).toBeVisible();
  return sockets;
}

const slips = page.getByRole('link', { name: /^#/ });
const shown = () => slips.elements().map(({ textContent }) => textContent);
const field = page.getByRole('searchbox');
const pill = (name: string | RegExp) => page.getByRole('button', { name });
const showAll = page.getByRole('button', { name: 'Показать все' });

it('finds the typed text, also in finished orders, and shows their status', async () => {
  await openDesk();
  await field.fill('плачинта');
  await expect.element(page.getByText('Найдено: 2')).toBeVisible();
  expect(shown()).toEqual(['#1', '#6']);
  await expect.element(page.getByRole('article').nth(0).getByText('Без ответа')).toBeVisible();
  await expect.element(page.getByRole('article').nth(1).getByText('Завершён')).toBeVisible();
  await showAll.click();
  await expect.poll(shown).toEqual(['#4', '#3', '#1', '#2']);
  await expect.element(field).toHaveValue('');
});

const openPlaces = () => pill(/^(Столики, курьеры|Зал|Доставка|Столик \d+|Ion Rusu)$/).click();

it('offers the types that the pub takes, and one that it takes no more while such an order is open', async () => {
  const collected = { id: 9, order_type: 'pick_up', full_address: '', town: '' } as const;
  const { sockets } = await openTestDesk({ orders: [{ id: 1 }] });
  await expect.element(page.getByRole('link', { name: '#1' })).toBeVisible();
  await openPlaces();
  await expect.element(pill(/^Зал/)).toBeVisible();
  await expect.element(pill(/^Самовывоз/)).not.toBeInTheDocument();
  sockets.send({ event_type: 'CREATE_EVENT', order: anOrder(collected) });
  await pill(/^Самовывоз/).click();
  await expect.poll(shown).toEqual(['#9']);
});

it('shows a message when no order is found', async () => {
  await openDesk();
  await field.fill('пицца');
  await expect.element(page.getByText('Ничего не найдено')).toBeVisible();
});

it.each([
  [
    'the table on a slip',
    () => page.getByRole('link', { name: 'Столик 7: все заказы' }).first(),
    async () => {},
  ],
  ['the table above the slips', () => pill(/^Столик 7/), () => openPlaces()],
])('one tap on %s shows its open orders with their sum', async (_name, table, openFirst) => {
  await openDesk();
  await openFirst();
  await table().click();
  await expect.poll(shown).toEqual(['#3', '#2']);
  const line = page.getByRole('region', { name: 'Столик 7' }).first();
  await expect.element(line.getByText('2 заказа')).toBeVisible();
  await expect.element(line.getByText(/200,20.Lei/)).toBeVisible();
  await showAll.click();
  await expect.poll(shown).toEqual(['#4', '#3', '#1', '#2']);
});

it('shows only in-place orders or only deliveries, and both after a second press', async () => {
  await openDesk();
  await openPlaces();
  await pill(/^Доставка\s*1/).click();
  await expect.poll(shown).toEqual(['#1']);
  await openPlaces();
  await pill(/^Зал\s*3/).click();
  await expect.poll(shown).toEqual(['#4', '#3', '#2']);
  await openPlaces();
  await pill(/^Зал\s*3/).click();
  await expect.poll(shown).toEqual(['#4', '#3', '#1', '#2']);
});

it('shows only the orders of one courier, and says so when they are done', async () => {
  const sockets = await openDesk();
  const courier_info = { is_reserved: true, reserver_courier_id: 9, courier_name: 'Ion Rusu' };
  const taken = { id: 1, revision: 2, status: 'at_courier', courier_info } as const;
  sockets.send({ event_type: 'UPDATE_EVENT', order: anOrder(taken) });
  await openPlaces();
  await page.getByRole('group', { name: 'Курьеры с заказами' }).getByRole('button').click();
  await expect.poll(shown).toEqual(['#1']);
  const done = anOrder({ ...taken, revision: 3, status: 'completed' });
  sockets.send({ event_type: 'UPDATE_EVENT', order: done });
  await expect.element(page.getByText('Ничего не найдено')).toBeVisible();
  await expect.element(pill('Ion Rusu')).toBeVisible();
  await openPlaces();
  await expect.element(page.getByText('Курьеры с заказами')).not.toBeInTheDocument();
  await showAll.click();
  await expect.poll(shown).toEqual(['#4', '#3', '#2']);
  await expect.element(pill('Столики, курьеры')).toBeVisible();
});

it('finds a table by the digits of its number, and Enter shows its orders', async () => {
  await openDesk();
  await openPlaces();
  const number = page.getByRole('textbox', { name: 'Номер столика' });
  await number.fill('1');
  await expect.element(pill(/^Столик 12/)).toBeVisible();
  await expect.element(pill(/^Столик 7/)).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown).toEqual(['#4']);
  await expect.element(number).not.toBeInTheDocument();
  // The button says what is chosen.
  await openPlaces();
  await number.fill('9');
  await expect.element(page.getByText('За таким столиком нет открытых заказов')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown).toEqual(['#4']);
});

it('opens the field by one tap on a phone, with the keyboard ready', async () => {
  await page.viewport(360, 740);
  await openDesk();
  await expect.element(field).not.toBeInTheDocument();
  await pill('Найти заказ').click();
  await expect.element(field).toHaveFocus();
  await field.fill('12');
  await expect.poll(shown).toEqual(['#4']);
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect.poll(shown).toEqual(['#4', '#3', '#1', '#2']);
  expect(document.documentElement.scrollWidth).toBe(360);
});
