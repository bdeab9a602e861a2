import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { anActiveCourierOrder, aCourierOrder } from '../../../../testing/samples/an-order.ts';
import { startTestTexts, text } from '../../../../testing/setup/test-texts.ts';
import { clearCourierPhone } from '../../testing/clear-courier-phone.ts';
import { OWN_ID, openArea } from '../../testing/courier-setup.tsx';

beforeAll(async () => {
  startTestTexts('ru');
  await page.viewport(360, 740);
});

afterEach(clearCourierPhone);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

it('shows the sector of an order on its card and before the confirmation', async () => {
  const { courier_info: info } = aCourierOrder();
  await openArea([aCourierOrder({ id: 9, courier_info: { ...info, sector: 'sw' } })]);
  await expect
    .element(page.getByRole('article').getByText(text('couriers.sector_sw')))
    .toBeVisible();
  await button(text('couriers.reserve')).click();
  await expect
    .element(page.getByRole('dialog').getByText(/Chișinău, к юго-западу от заведения, 3,2\sкм/))
    .toBeVisible();
});

it('opens with the available orders, and stays on the chosen list', async () => {
  const { sockets } = await openArea(
    [anActiveCourierOrder(OWN_ID, { id: 9 }), aCourierOrder({ id: 8 })],
    { address: '/courier/orders' },
  );
  await expect
    .element(tab(text('couriers.filter_available')))
    .toHaveAttribute('aria-pressed', 'true');
  await tab(text('couriers.filter_active')).click();
  await expect.element(tab(text('couriers.filter_active'))).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('Ana Ciobanu')).toBeVisible();
  const done = anActiveCourierOrder(OWN_ID, { id: 9, revision: 3, status: 'completed' });
  sockets.send({ event_type: 'UPDATE_EVENT', order: done });
  await expect.element(page.getByText(text('couriers.no_active'))).toBeVisible();
  await expect.element(tab(text('couriers.filter_active'))).toHaveAttribute('aria-pressed', 'true');
});

it('opens the list of the order in the address', async () => {
  const done = anActiveCourierOrder(OWN_ID, { id: 7, status: 'completed' });
  await openArea([anActiveCourierOrder(OWN_ID, { id: 9 }), done], {
    address: '/courier/orders#order-7',
  });
  await expect
    .element(tab(text('couriers.filter_completed')))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('article').getByText('#7')).toBeVisible();
});

it('calls the pub and the guest with one tap, the pub also on the way', async () => {
  const { sockets } = await openArea([anActiveCourierOrder(OWN_ID, { id: 9 })]);
  const callPub = page.getByRole('link', { name: 'Позвонить в заведение: +373 22 889 900' });
  await expect.element(callPub).toHaveAttribute('href', 'tel:+37322889900');
  await expect
    .element(page.getByRole('link', { name: text('couriers.call', { phone: '+373 69 217 340' }) }))
    .toHaveAttribute('href', 'tel:+37369217340');
  const onTheWay = anActiveCourierOrder(OWN_ID, { id: 9, revision: 3, status: 'at_courier' });
  sockets.send({ event_type: 'UPDATE_EVENT', order: onTheWay });
  await expect.element(page.getByText(text('couriers.on_the_way'))).toBeVisible();
  await expect.element(callPub).toBeVisible();
});

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

it('shows the cash to take as the largest amount of the order', async () => {
  await openArea([anActiveCourierOrder(OWN_ID, { id: 9 })]);
  const card = page.getByRole('article');
  const label = card.getByText(text('couriers.take_cash'));
  await expect.element(label).toBeVisible();
  const cash = label.element().parentElement;
  const figure = cash?.querySelector('b') ?? document.body;
  expect(figure.textContent).toMatch(/^220,40/);
  const others = [...card.element().querySelectorAll('h3, p, dd, dt, h4, small, time, span')];
  for (const other of others) expect(sizeOf(other)).toBeLessThan(sizeOf(figure));
  expect(page.getByText(/^Сдача/).elements()).toEqual([]);
});

it('says below the cash from what the guest needs change, and how much', async () => {
  await openArea([anActiveCourierOrder(OWN_ID, { id: 9, change_from: 500 })]);
  const change = page.getByRole('article').getByText(/^Сдача с 500\sLei: 279,60\sLei$/);
  await expect.element(change).toBeVisible();
  const figure = change.element().parentElement?.querySelector('b') ?? document.body;
  expect(figure.textContent).toMatch(/^220,40/);
  expect(figure.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    change.element().getBoundingClientRect().top,
  );
  expect(sizeOf(change.element())).toBeLessThan(sizeOf(figure));
});

it.each([
  ['card_offline', /^Гость платит картой: 220,40/],
  ['', 'Оплата: Не проведена'],
])('shows that there is no cash to take when it is paid by “%s”', async (payment, words) => {
  await openArea([anActiveCourierOrder(OWN_ID, { id: 9, payment_type: payment })]);
  await expect.element(page.getByText(text('couriers.take_no_cash'))).toBeVisible();
  await expect.element(page.getByRole('article').getByText(words)).toBeVisible();
});

it('fixes the next step of the first order above the tabs; the others name their order', async () => {
  await openArea([
    anActiveCourierOrder(OWN_ID, { id: 9, created_time: '2026-11-20T17:00:00.000Z' }),
    anActiveCourierOrder(OWN_ID, { id: 8, created_time: '2026-11-20T16:00:00.000Z' }),
  ]);
  const step = button('Забрал заказ · #9');
  await expect.element(step).toBeVisible();
  const tabs = page.getByRole('navigation', { name: text('couriers.sections') }).element();
  const { bottom, width } = step.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(tabs.getBoundingClientRect().top);
  expect(bottom).toBeGreaterThan(tabs.getBoundingClientRect().top - 40);
  expect(width).toBeGreaterThan(250);
  const other = button('Забрал заказ · #8').element().getBoundingClientRect();
  expect(other.top).toBeGreaterThan(window.innerHeight);
});

it('keeps the question about the next step when the answer to the step before it is slow', async () => {
  const taken = anActiveCourierOrder(OWN_ID, { id: 9, status: 'at_courier', revision: 3 });
  const answer = Promise.withResolvers<void>();
  const { sockets } = await openArea([anActiveCourierOrder(OWN_ID, { id: 9, revision: 2 })], {
    calls: {
      'POST /api/courier/:courierID/set-order-to-at-courier': async () => {
        await answer.promise;
        return { ok: true, order: taken };
      },
    },
  });
  await button(text('couriers.pick_up')).click();
  sockets.send({ event_type: 'UPDATE_EVENT', order: taken });
  await button(text('couriers.complete')).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: text('couriers.complete') });
  await expect.element(confirm).toHaveAttribute('aria-busy', 'true');
  answer.resolve();
  await expect.element(confirm).not.toHaveAttribute('aria-busy');
  await expect.element(confirm).toBeVisible();
});
