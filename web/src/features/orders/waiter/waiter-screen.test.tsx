import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../testing/fakes/fake-api.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import { PUB } from '../testing/editing-setup.tsx';
import {
  bar,
  button,
  LAST,
  search,
  SEND,
  send,
  slip,
  table,
  taken,
  waiterScene,
} from '../testing/waiter-setup.tsx';

const open = waiterScene();
const again = (dishes: string) => button(text('orders.waiter_again_of', { dishes }));
const ordered = (over: Parameters<typeof anOrder>[0] = {}) =>
  anOrder({
    id: 30,
    number: 30,
    order_type: 'in_place',
    status: 'preparing',
    table_for_in_place_order: '2',
    commission_percent: 0,
    dishes: [
      { line_id: 1, dish_id: 3, count: 2, dish_price: 70, name: 'Zeamă', image_file_name: '' },
    ],
    ...over,
  });

beforeEach(async () => page.viewport(1280, 800));
afterEach(async () => page.viewport(414, 896));

it('marks the tables with an order in process, and where the pub names none asks for the number', async () => {
  await open({ orders: [ordered({ table_for_in_place_order: 'terasa 3' })] });
  const tiles = page.getByRole('list', { name: text('orders.waiter_tables') });
  await expect.element(tiles).toBeVisible();
  await expect
    .element(tiles.getByRole('button', { name: /^Столик Terasă 3, .* в работе$/ }))
    .toBeVisible();
  expect(tiles.getByRole('button').elements()).toHaveLength(4);
});

it('takes a number where the pub names no tables', async () => {
  const { sent } = await open({ pub: { tables: '' } });
  await page.getByLabelText(text('orders.table_number')).fill(' 12 ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: table('12') }).first()).toBeVisible();
  await search().fill('ze');
  await userEvent.keyboard('{Enter}');
  await send().click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ order_type: 'in_place', table_for_in_place_order: '12' });
});

it('takes a number that is typed and not confirmed: who goes on to the dishes means it', async () => {
  const { sent } = await open({ pub: { tables: '' } });
  await page.getByLabelText(text('orders.table_number')).fill('1');
  await page.getByLabelText(text('orders.table_number')).fill('12');
  await search().fill('ze');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: table('12') }).first()).toBeVisible();
  await send().click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ table_for_in_place_order: '12' });
});

it('finds a dish by two letters and adds it by Enter; the next letters find the next', async () => {
  const { sent } = await open();
  await button(table('2')).click();
  await search().fill('ze');
  await userEvent.keyboard('{Enter}');
  await expect.element(search()).toHaveValue('');
  await search().fill('pa');
  await userEvent.keyboard('{Enter}');
  await expect.element(button(/^Отправить · 132,00/)).toBeVisible();
  await slip()
    .getByRole('button', { name: `${text('orders.more')}: Zeamă` })
    .click();
  await send().click();
  await expect.element(bar(41, table('2'))).toBeVisible();
  expect(sent).toEqual([
    {
      order_type: 'in_place',
      table_for_in_place_order: '2',
      dishes: [
        { dish_id: 3, count: 2, options: [] },
        { dish_id: 9, count: 1, options: [] },
      ],
    },
  ]);
  // The same table, an empty slip.
  await expect.element(page.getByRole('heading', { name: table('2') }).first()).toBeVisible();
  await expect.element(slip().getByText(text('orders.waiter_slip_empty'))).toBeVisible();
});

it('shows what is sold most first, and the dishes of a category', async () => {
  await open();
  const often = page.getByRole('list', { name: text('orders.waiter_often') });
  await expect.element(often).toBeVisible();
  expect(
    often
      .getByRole('button')
      .elements()
      .map((one) => one.firstElementChild?.textContent),
  ).toEqual(['Papanași', 'Zeamă']);
  await button('Supe').click();
  await expect.element(button(/^Pizza/)).toBeVisible();
});

it('asks for the choices of a dish; what is sold out for guests can be taken', async () => {
  const { sent } = await open();
  await button(table('2')).click();
  await search().fill('piz');
  await userEvent.keyboard('{Enter}');
  const popup = page.getByRole('dialog', { name: 'Pizza' });
  await popup.getByRole('radio', { name: /mare/ }).click({ force: true });
  await popup.getByLabelText(text('choosing.note')).fill('fără măsline');
  await popup.getByRole('button', { name: /^Добавить · 110,00/ }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(slip().getByText('fără măsline')).toBeVisible();
  await send().click();
  await expect
    .poll(() => sent[0]?.dishes)
    .toEqual([
      { dish_id: 6, count: 1, options: [{ choice_id: 12, count: 1 }], note: 'fără măsline' },
    ]);
});

it('sends a round again by one press, which one press takes back', async () => {
  const canceled: string[] = [];
  const { sent } = await open({
    last: [ordered()],
    calls: {
      [`PUT ${PUB}/orders/:orderID/update-status`]: ({ query, params }) => {
        canceled.push(`${params.orderID} ${query}`);
        const order = anOrder({ id: 41, number: 41, status: 'canceled' });
        return { ok: true, status: order.status, order };
      },
    },
  });
  await button(table('2')).click();
  // Today's price: it was 70.
  await expect.element(page.getByText('164,00', { exact: false })).toBeVisible();
  await again('2 × Zeamă').click();
  await expect.element(bar(41, table('2'))).toBeVisible();
  expect(sent).toEqual([
    {
      order_type: 'in_place',
      table_for_in_place_order: '2',
      dishes: [{ dish_id: 3, count: 2, options: [] }],
    },
  ]);
  await button(text('orders.undo')).click();
  await expect
    .element(page.getByRole('group', { name: text('orders.waiter_undone', { number: '#41' }) }))
    .toBeVisible();
  expect(canceled).toEqual(['41 status=canceled&from=preparing']);
});

it('never leaves out silently what is no longer on the menu', async () => {
  const gone = {
    line_id: 2,
    dish_id: 99,
    count: 1,
    dish_price: 5,
    name: 'Must',
    image_file_name: '',
  };
  const { sent } = await open({ last: [ordered({ dishes: [...ordered().dishes, gone] })] });
  await button(table('2')).click();
  await again('2 × Zeamă, 1 × Must').click();
  const question = page.getByRole('dialog', { name: text('orders.waiter_not_on_menu') });
  await expect.element(question.getByText('Must')).toBeVisible();
  expect(sent).toEqual([]);
  await question.getByRole('button', { name: text('orders.waiter_send_without') }).click();
  await expect.poll(() => sent[0]?.dishes.map((line) => line.dish_id)).toEqual([3]);
});

it('puts a round into the slip, to change it', async () => {
  const { sent } = await open({ last: [ordered()] });
  await button(table('2')).click();
  await button(text('orders.waiter_into_slip_of', { dishes: '2 × Zeamă' })).click();
  await expect.element(button(/^Отправить · 164,00/)).toBeVisible();
  expect(sent).toEqual([]);
});

it('a lost answer makes no second order: the slip stays, also over a reload, and has the same key', async () => {
  let isDown = true;
  const { sent, keys, unmount, show } = await open({
    calls: {
      [SEND]: ({ body }) =>
        isDown ? refusal(503, 'service_unavailable') : { ok: true, order: taken(body) },
    },
  });
  await button(table('2')).click();
  await search().fill('ze');
  await userEvent.keyboard('{Enter}');
  await send().click();
  await expect.element(page.getByText(text('orders.waiter_unanswered'))).toBeVisible();
  unmount();
  await show();
  isDown = false;
  await send().click();
  await expect.element(bar(41, table('2'))).toBeVisible();
  expect(sent[1]).toEqual(sent[0]);
  expect(new Set(keys).size).toBe(1);
});

it('says what arrived when the slip was changed after a lost answer, and keeps the slip', async () => {
  const answers = [
    () => refusal(503, 'service_unavailable'),
    () => refusal(409, 'idempotency_key_was_used'),
  ];
  const { sent } = await open({
    calls: {
      [SEND]: ({ body }) =>
        answers.shift()?.() ?? { ok: true, order: taken(body, { dishes: ordered().dishes }) },
    },
  });
  await button(table('2')).click();
  await search().fill('ze');
  await userEvent.keyboard('{Enter}');
  await send().click();
  await expect.element(page.getByText(text('orders.waiter_unanswered'))).toBeVisible();
  await search().fill('pa');
  await userEvent.keyboard('{Enter}');
  await send().click();
  const told = text('orders.waiter_arrived_before', { number: '#41', dishes: '2 × Zeamă' });
  await expect.element(page.getByText(told)).toBeVisible();
  expect(sent).toHaveLength(3);
  expect(sent[2]).toEqual(sent[0]);
  await expect.element(slip().getByText('Papanași')).toBeVisible();
});

it('works without what it can do without', async () => {
  await open({
    calls: {
      [LAST]: () => refusal(500, 'something_went_wrong'),
      [`GET ${PUB}/favourite-dishes`]: () => refusal(500, 'something_went_wrong'),
    },
  });
  await button(table('2')).click();
  await expect.element(button(/^Zeamă/)).toBeVisible();
});
