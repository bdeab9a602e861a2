import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { ACCEPT, button, inMinutes, openTestDesk, slip } from '../testing/desk-setup.tsx';

beforeAll(() => {
  startTestTexts('ru');
});
beforeEach(async () => {
  window.localStorage.clear();
  await page.viewport(1280, 800);
});

/** In two days: another day than today on any clock. */
const wanted = {
  wanted_from: inMinutes(48 * 60),
  wanted_to: inMinutes(48 * 60 + 30),
  cook_at: inMinutes(48 * 60 - 30),
} as const;
const ahead = { ...wanted, status: 'preparing', is_ahead: true } as const;

const dish = { count: 1, dish_price: 50, image_file_name: '' };

const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const laterLink = () => page.getByRole('link', { name: new RegExp(`^${text('orders.later')}`) });
const acceptForIts = /^Принять на .+ #2$/;

it('is accepted for its own time by one press, and then waits aside', async () => {
  const { sent } = await openTestDesk({
    orders: [{ id: 1 }, { id: 2, ...wanted, is_ahead: true }],
    calls: { [ACCEPT]: () => ({ ok: true, order: anOrder({ id: 2, revision: 2, ...ahead }) }) },
  });
  await expect.element(column('Без ответа').getByText(/^На .+\d\d:\d\d$/)).toBeVisible();
  // No other time is offered.
  await expect.element(button(`${text('orders.other_time')} #2`)).not.toBeInTheDocument();
  await page.getByRole('button', { name: acceptForIts }).click();
  await expect.element(slip(2)).not.toBeInTheDocument();
  await expect.element(laterLink()).toHaveTextContent(`${text('orders.later')}1`);
  await expect.element(page.getByRole('button', { name: text('orders.undo') })).toBeVisible();
  expect(sent().map(({ call }) => call)).toEqual(['PUT /api/company/3/pubs/7/orders/2/accept']);
});

it('is accepted by key, which asks for no other time', async () => {
  const { sent } = await openTestDesk({
    orders: [{ id: 2, ...wanted, is_ahead: true }],
    calls: { [ACCEPT]: () => ({ ok: true, order: anOrder({ id: 2, revision: 2, ...ahead }) }) },
  });
  await expect.element(slip(2)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(slip(2)).toHaveFocus();
  await userEvent.keyboard('t');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('a');
  await expect.poll(() => sent()).toHaveLength(1);
});

it('stands among those in preparation once its kitchen has begun, still with its time', async () => {
  const { sockets } = await openTestDesk({ orders: [{ id: 2, ...ahead }] });
  await expect.element(laterLink()).toHaveTextContent(`${text('orders.later')}1`);
  await expect.element(page.getByText(/^На потом: 1\. Ближайший на .+/)).toBeVisible();
  const { is_ahead: _isAhead, ...begun } = ahead;
  const order = anOrder({
    id: 2,
    revision: 2,
    ...begun,
    dishes: [
      { ...dish, line_id: 1, dish_id: 3, name: 'Zeamă' },
      {
        ...dish,
        line_id: 2,
        dish_id: 4,
        name: 'Șnițel',
        options: [
          { group_id: 1, choice_id: 7, group_name: '', name: 'Cartofi', count: 1, price: 0 },
        ],
      },
      { ...dish, line_id: 3, dish_id: 5, name: 'Compot' },
    ],
    missing_lines: [
      { line_id: 1, choice_ids: [] },
      { line_id: 2, choice_ids: [7] },
    ],
  });
  sockets.send({ event_type: 'UPDATE_EVENT', order });
  const cooking = column('Готовятся');
  await expect.element(cooking.getByText(/^На .+\d\d:\d\d$/)).toBeVisible();
  await expect
    .element(cooking.getByText(/^Закончилось: Zeamă, Șnițel \(нет: Cartofi\)/))
    .toBeVisible();
  await expect.element(cooking.getByText(text('orders.run_out_asked'))).toBeVisible();
  await expect.element(laterLink()).not.toBeInTheDocument();
});

it('that came while nobody was there waits from the opening on, and is calm before it', async () => {
  const night = { ...wanted, is_ahead: true, created_time: inMinutes(-600) } as const;
  await openTestDesk({
    orders: [
      { id: 1, ...night, answer_from: inMinutes(90) },
      { id: 2, ...night, answer_from: inMinutes(-1.5) },
      { id: 3, ...night },
    ],
  });
  await expect.element(slip(3)).toBeVisible();
  const ages = column('Без ответа')
    .getByText(/^(с|\d+) \D*(\d\d:\d\d)?$/)
    .elements()
    .filter(({ tagName }) => tagName === 'TIME');
  expect(ages.map(({ textContent }) => textContent)).toEqual([
    '10 ч',
    '1 мин',
    expect.stringMatching(/^с .*\d\d:\d\d$/),
  ]);
  const colours = ages.map((age) => getComputedStyle(age).color);
  expect(colours[1]).toBe(colours[2]);
  expect(colours[0]).not.toBe(colours[1]);
});

it('is found by a search, with when its kitchen begins and no next step', async () => {
  await openTestDesk({ orders: [{ id: 1 }, { id: 2, ...ahead, client_name: 'Doina Rusu' }] });
  await userEvent.fill(page.getByRole('searchbox'), 'doina');
  await expect.element(slip(2)).toBeVisible();
  await expect.element(page.getByText(/^Кухня начнёт: .+/)).toBeVisible();
  await expect.element(button(`${text('orders.step_ready')} #2`)).not.toBeInTheDocument();
  await expect.element(button(`${text('orders.move_promise')} #2`)).not.toBeInTheDocument();
});

it('that was accepted by itself rings among the others until a person has seen it', async () => {
  await openTestDesk({
    orders: [{ id: 2, ...ahead, accepted_by_itself: true, opened_at: null }],
  });
  await expect.element(button(`${text('orders.mark_seen')} #2`)).toBeVisible();
});
