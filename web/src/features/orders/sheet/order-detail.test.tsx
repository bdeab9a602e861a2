import type { Order } from '@comanda/contract/orders';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { anOrderOption } from '../../../testing/samples/an-order-option.ts';
import { aTranslatedLine } from '../../../testing/samples/a-translated-line.ts';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import { OrderDetail } from './order-detail.tsx';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';

const GET = 'GET /api/company/:companyID/pubs/:pubID/orders/:orderID';
const SET_STATUS = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status';
const OPENED = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/opened';
const NOW = '2026-11-20T16:22:00.000Z';
const SET_PREPARED = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-prepared';

const screens = russianScreens();

async function open(order: Partial<Order>, calls: FakeCalls = {}) {
  const shown = anOrder(order);
  const api = fakeApi({ [GET]: () => ({ ok: true, order: shown, history: [] }), ...calls });
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  screens.draw(
    <PubOrdersProvider pub={aPub()}>
      <OrderDetail orderID={shown.id} />
    </PubOrdersProvider>,
  );
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [shown] });
  return { api, sockets, shown };
}

const textOf = ({ textContent }: Element) => textContent.replaceAll('\u00A0', ' ');
const status = (name: string) => page.getByRole('button', { name, exact: true });

it('is called by its number and not by its id', async () => {
  await open({ id: 4170, number: 17 });
  const heading = page.getByRole('heading', { name: text('orders.order_number', { number: 17 }) });
  await expect.element(heading).toHaveTextContent('#17');
  expect(document.title).toContain('#17');
  expect(document.body.textContent).not.toContain('4170');
});

it('takes the status from the response', async () => {
  await open(
    { id: 5 },
    {
      [SET_STATUS]: () => ({
        ok: true,
        status: 'preparing',
        order: anOrder({ id: 5, revision: 2, status: 'preparing' }),
      }),
    },
  );
  await expect.element(status('Без ответа')).toHaveAttribute('aria-pressed', 'true');
  await status('Готовится').click();
  await expect.element(status('Готовится')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('Ищем курьера…')).toBeVisible();
});

it.each([
  ['an in-place order', { order_type: 'in_place' }, 0],
  ['a delivery', { order_type: 'delivery' }, 1],
  // Set by another program: it is shown as the current status.
  ['an in-place order with that status', { order_type: 'in_place', status: 'at_courier' }, 1],
] as const)(
  'offers the status “with a courier” to a delivery, or where it is set: %s',
  async (_name, fields, times) => {
    await open({ id: 5, ...fields });
    await expect.element(status('Готовится')).toBeVisible();
    expect(status('У курьера').elements()).toHaveLength(times);
  },
);

it.each([
  ['a new order', { opened_at: null }, 1],
  ['a new order that another person has opened', {}, 0],
  ['an order that is over', { opened_at: null, status: 'completed' }, 0],
] as const)('tells the server that a person has opened it: %s', async (_name, fields, times) => {
  const { api } = await open(
    { id: 5, ...fields },
    { [OPENED]: () => ({ ok: true, order: anOrder({ id: 5, ...fields, opened_at: NOW }) }) },
  );
  await expect.element(status('Готовится')).toBeVisible();
  await expect
    .poll(() => api.made.filter(({ call }) => call.endsWith('/orders/5/opened')))
    .toHaveLength(times);
});

it('lists each choice of a dish with its count, and the note of the guest', async () => {
  await page.viewport(360, 740);
  const dish = { dish_id: 3, count: 2, dish_price: 10, name: 'Пицца', image_file_name: '' };
  const options = [
    anOrderOption({ name: 'Большая' }),
    anOrderOption({ choice_id: 2, name: 'Маринованные огурцы и усилитель', count: 2 }),
  ];
  await open({
    id: 5,
    dishes: [
      { ...dish, line_id: 1, options, note: 'аллергия на орехи' },
      { ...dish, line_id: 2 },
      { ...dish, line_id: 3, note: 'без соли' },
    ],
  });
  await expect.element(page.getByText('Большая', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('2 × Маринованные огурцы и усилитель', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText('аллергия на орехи', { exact: true })).toBeVisible();
  const lines = page.getByRole('listitem').filter({ hasText: 'Пицца' });
  expect(lines.elements()).toHaveLength(3);
  await expect.element(lines.nth(2).getByText('без соли', { exact: true })).toBeVisible();
  await expect.element(lines.nth(1)).not.toHaveTextContent('Большая');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it.each([
  ['another language', 'ru', 'Плацинда (Большая, 2 × Сметана)', 'русский'],
  ['a language with none of the names', 'en', undefined, 'английский'],
  ['the language of the pub', 'ro', undefined, undefined],
  ['a language that is not known', undefined, undefined, undefined],
] as const)(
  'shows the pub’s names, and to a guest of %s theirs below and the language',
  async (_guest, language, names, languageName) => {
    const order = { id: 5, dishes: [aTranslatedLine()] };
    await open(language === undefined ? order : { ...order, guest_language: language });
    const row = page.getByRole('listitem').filter({ hasText: 'Plăcintă' });
    await expect.element(row).toBeVisible();
    expect(textOf(row.element())).toContain('Plăcintă');
    expect(textOf(row.element())).toContain('Mare2 × Smântână');
    const theirs = row.element().querySelector('[lang]');
    expect(theirs ? textOf(theirs) : undefined).toBe(names);
    expect(theirs?.getAttribute('lang')).toBe(names && language);
    const mark = text('orders.guest_language', { language: languageName ?? '' });
    expect(page.getByText(mark).elements()).toHaveLength(languageName === undefined ? 0 : 1);
  },
);

it('keeps the status when the server refuses', async () => {
  await open({ id: 5 }, { [SET_STATUS]: () => refusal(500, 'something_went_wrong') });
  await status('Завершён').click();
  await expect.element(status('Завершён')).not.toHaveAttribute('aria-busy');
  await expect.element(status('Без ответа')).toHaveAttribute('aria-pressed', 'true');
});

it('offers “ready for pickup” only while preparing', async () => {
  const { api, sockets, shown } = await open(
    { id: 5, status: 'preparing' },
    {
      [SET_PREPARED]: ({ body }) => ({
        ok: true,
        order: anOrder({ id: 5, revision: 2, status: 'preparing', prepared: body.prepared }),
      }),
    },
  );
  const toggle = page.getByRole('switch', { name: /^Готов к выдаче/ });
  await toggle.click();
  await expect.element(toggle).toBeChecked();
  expect(api.made).toContainEqual({
    call: 'PUT /api/company/3/pubs/7/orders/5/update-prepared',
    body: {
      prepared: true,
      seen_lines: shown.dishes.map(({ line_id, count }) => ({ line_id, count })),
    },
  });
  sockets.send({
    event_type: 'UPDATE_EVENT',
    order: { ...shown, revision: 3, status: 'at_courier' },
  });
  await expect.element(toggle).not.toBeInTheDocument();
});

it('shows a delivery’s address, phones, payment and sums', async () => {
  await open({ id: 5, second_phone_number: '+37367930215', payment_type: 'bitcoin' });
  await expect.element(page.getByText('bd. Dacia 27')).toBeVisible();
  await expect.element(page.getByText('Населённый пункт')).toBeVisible();
  await expect.element(page.getByText('Chișinău')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '+373 69 217 340' }))
    .toHaveAttribute('href', 'tel:+37369217340');
  await expect.element(page.getByRole('link', { name: '+373 67 930 215' })).toBeVisible();
  await expect.element(page.getByText('Не проведена')).toBeVisible();
});

it.each([
  ['enough for it', 500, /^Сдача с 500\sLei: 279,60\sLei$/],
  ['less, after an edit', 200.5, /^У гостя 200,50\sLei: заказ теперь стоит больше$/],
])('says from what a guest needs change: %s', async (_, change_from, words) => {
  await open({ id: 5, change_from });
  await expect.element(page.getByText(words)).toBeVisible();
});

it.each([undefined, 220.4])('says nothing about the change from %s', async (change_from) => {
  await open({ id: 5, ...(change_from && { change_from }) });
  await expect.element(page.getByText('bd. Dacia 27')).toBeVisible();
  expect(page.getByText(/Сдача|У гостя/).elements()).toEqual([]);
});

it('adds up dishes and delivery to the guest’s total, with the commission as a part of it', async () => {
  await open({ id: 5 });
  await expect.element(page.getByText('Платит гость')).toBeVisible();
  const total = page.getByRole('region', { name: 'Итого' }).element();
  const lines = [...total.querySelectorAll('dl > div')].map((line) => [
    line.querySelector('dt')?.textContent,
    line.querySelector('dd')?.textContent.replaceAll(/\s/g, ' '),
  ]);
  expect(lines).toEqual([
    ['Блюда', '180,40 Lei'],
    ['Доставка', '40,00 Lei'],
    ['Платит гость', '220,40 Lei'],
    ['Из них без комиссии', '204,00 Lei'],
    ['Комиссия 10 %', '16,40 Lei'],
  ]);
});

it('adds up without a commission that was not charged', async () => {
  await open({ id: 5, commission_percent: 0, commission: 0, product_total: 180.4 });
  await expect.element(page.getByText('Платит гость')).toBeVisible();
  await expect.element(page.getByText(/^Комиссия/)).not.toBeInTheDocument();
  await expect.element(page.getByText('Из них без комиссии')).not.toBeInTheDocument();
});

it('shows the guest’s comment as written, and nothing when there is none', async () => {
  await open({ id: 5, comments: 'Без лука.\nПозвоните, когда подъедете.' });
  const comment = page.getByText(/Без лука/);
  await expect.element(comment).toBeVisible();
  expect(comment.element().textContent).toBe('Без лука.\nПозвоните, когда подъедете.');
  expect(getComputedStyle(comment.element()).whiteSpaceCollapse).toBe('preserve-breaks');
  screens.unmount();
  await open({ id: 6 });
  await expect.element(page.getByText('bd. Dacia 27')).toBeVisible();
  await expect.element(page.getByText('Комментарий')).not.toBeInTheDocument();
});

it('shows who set which status, and when, in the pub’s time zone', async () => {
  const people = ['guest', 'company', 'courier', 'admin'] as const;
  const path = ['not_handled', 'preparing', 'at_courier', 'completed'] as const;
  const history = people.map((by, step) => ({
    at: `2026-11-20T18:0${step}:00Z`,
    from: path[step - 1] ?? null,
    to: path[step] ?? 'completed',
    by,
  }));
  const order = anOrder({ id: 5, status: 'completed' });
  await open(order, { [GET]: () => ({ ok: true, order, history }) });
  const lines = page.getByRole('list').last().getByRole('listitem');
  await expect.element(lines.nth(3)).toBeVisible();
  expect(lines.elements().map(({ textContent }) => textContent.trim())).toEqual([
    '20:00Без ответа гость',
    '20:01Готовится заведение',
    '20:02У курьера курьер',
    '20:03Завершён платформа',
  ]);
  const times = lines.elements().map((line) => line.querySelector('time')?.dateTime);
  expect(times).toEqual(history.map(({ at }) => at));
});

it('says that the pub has taken it itself, and in the history what it overruled', async () => {
  const order = anOrder({ id: 5, status: 'preparing', source: 'staff' });
  await open(order, {
    [GET]: () => ({
      ok: true,
      order,
      history: [
        {
          at: NOW,
          from: null,
          to: 'preparing',
          by: 'company',
          overruled: ['pub_is_closed', 'dish_sold_out'],
        },
      ],
    }),
  });
  await expect.element(page.getByText(text('orders.taken_by_staff'))).toBeVisible();
  const line = page.getByText(new RegExp(`^${text('orders.taken_for_guest')}`));
  await expect.element(line).toBeVisible();
  expect(textOf(line.element())).toContain('вопреки: закрыто, закончилось');
});

it('shows in the history that nobody answered in time', async () => {
  const order = anOrder({ id: 5, status: 'canceled', cancel_reason: 'not_answered' });
  await open(order, {
    [GET]: () => ({
      ok: true,
      order,
      history: [
        {
          at: '2026-11-20T18:09:00Z',
          from: 'not_handled',
          to: 'canceled',
          by: 'system',
          cancel_reason: 'not_answered',
        },
      ],
    }),
  });
  const line = page.getByRole('list').last().getByRole('listitem');
  await expect.element(line).toHaveTextContent('20:09Отменён: Не ответили вовремя автоматически');
});

it('shows in the history what was done while nobody opened the order', async () => {
  const order = anOrder({ id: 5 });
  const line = { from: 'not_handled', to: 'not_handled', by: 'system' } as const;
  await open(order, {
    [GET]: () => ({
      ok: true,
      order,
      history: [
        {
          ...line,
          at: '2026-11-20T18:00:30Z',
          alert: { step: 'push', push: { reached: 2, failed: 1 } },
        },
        {
          ...line,
          at: '2026-11-20T18:02:00Z',
          alert: {
            step: 'again',
            push: { reached: 1, failed: 0 },
            telegram: { reached: 1, failed: 0 },
          },
        },
        { ...line, at: '2026-11-20T18:03:00Z', alert: { step: 'telegram' } },
      ],
    }),
  });
  const lines = page.getByRole('list').last().getByRole('listitem');
  await expect.element(lines.nth(2)).toBeVisible();
  expect(lines.elements().map(({ textContent }) => textContent.trim())).toEqual([
    '20:00Не открыт: оповещения на устройства: 2, не дошло: 1 автоматически',
    '20:02Не открыт: оповещения на устройства: 1; чаты Telegram: 1 автоматически',
    '20:03Не открыт: оповещать некого автоматически',
  ]);
});

it('says in the history why an order was taken from its courier', async () => {
  const order = anOrder({ status: 'preparing' });
  await open(order, {
    [GET]: () => ({
      ok: true,
      order,
      history: [
        {
          at: '2026-11-20T16:50:00.000Z',
          from: 'preparing',
          to: 'preparing',
          edited: 'release',
          idle_minutes: 20,
          by: 'system',
        },
      ],
    }),
  });
  const line = page.getByRole('list').last().getByRole('listitem');
  await expect
    .element(line)
    .toHaveTextContent('18:50Снят с курьера: 20 мин ничего не происходило автоматически');
});

it('has the code that the guest tells the courier, and lets the courier try again', async () => {
  const handover = { code: '07', wrong: 3 };
  const order = anOrder({ status: 'at_courier', handover });
  const again = { ...order, revision: 2, handover: { ...handover, wrong: 0 } };
  const { api } = await open(order, {
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/handover': () => ({
      ok: true,
      order: again,
    }),
  });
  await page.viewport(360, 740);
  await expect.element(page.getByText('07', { exact: true })).toBeVisible();
  const locked = page.getByText(text('orders.handover_locked')).first();
  await expect.element(locked).toBeVisible();
  // Beside its button it would be one word a line.
  expect(locked.element().getBoundingClientRect().width).toBeGreaterThan(120);
  await page.getByRole('button', { name: text('orders.handover_allow') }).click();
  await expect
    .element(page.getByRole('button', { name: text('orders.handover_allow') }))
    .not.toBeInTheDocument();
  expect(api.made.some(({ call }) => call.endsWith('/orders/1/handover'))).toBe(true);
});

it('says in the history that an order was answered in Telegram', async () => {
  const order = anOrder({ id: 5, status: 'preparing' });
  const line = { from: 'not_handled', to: 'preparing', by: 'company' } as const;
  await open(order, {
    [GET]: () => ({
      ok: true,
      order,
      history: [
        { ...line, at: '2026-11-20T18:09:00Z', by_chat: true },
        { ...line, at: '2026-11-20T18:10:00Z' },
      ],
    }),
  });
  const lines = page.getByRole('list').last().getByRole('listitem');
  await expect.element(lines.nth(1)).toBeVisible();
  expect(lines.elements().map(({ textContent }) => textContent.trim())).toEqual([
    '20:09Готовится заведение, в Telegram',
    '20:10Готовится заведение',
  ]);
});

it('shows the edits of a finished order in the history', async () => {
  const at = '2026-11-20T18:09:00Z';
  const line = { from: 'completed', to: 'completed', by: 'company' } as const;
  const order = anOrder({ id: 5, status: 'completed' });
  await open(order, {
    [GET]: () => ({
      ok: true,
      order,
      history: [
        { ...line, at, from: null },
        { ...line, at, edited: 'dishes' },
        { ...line, at, edited: 'delivery_price' },
      ],
    }),
  });
  const lines = page.getByRole('list').last().getByRole('listitem');
  await expect.element(lines.nth(2)).toBeVisible();
  expect(lines.elements().map(({ textContent }) => textContent.trim())).toEqual([
    '20:09Завершён заведение',
    '20:09Блюда изменены заведение',
    '20:09Цена доставки изменена заведение',
  ]);
});

it('is 900 px wide at most', async () => {
  await page.viewport(1400, 800);
  await open({ id: 5 });
  await expect.element(page.getByText('bd. Dacia 27')).toBeVisible();
  expect(page.getByRole('main').element().getBoundingClientRect().width).toBe(900);
});

it('shows the table of an in-place order, and no delivery fields', async () => {
  await open({
    id: 5,
    order_type: 'in_place',
    table_for_in_place_order: '7',
    full_address: '',
    commission_percent: 0,
  });
  await expect.element(page.getByText('Столик 7')).toBeVisible();
  await expect.element(page.getByText('Куда')).not.toBeInTheDocument();
  await expect.element(page.getByText('Курьер', { exact: true })).not.toBeInTheDocument();
});

it('loads an order that is not in the live list', async () => {
  const old = anOrder({ id: 2, status: 'completed', client_name: 'Vasile' });
  fakeApi({
    [GET]: () => ({
      ok: true,
      order: old,
      history: [
        { at: '2026-11-20T18:00:00Z', from: null, to: 'not_handled', by: 'guest' },
        { at: '2026-11-20T18:40:00Z', from: 'not_handled', to: 'completed', by: 'courier' },
      ],
    }),
  });
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  screens.draw(
    <PubOrdersProvider pub={aPub()}>
      <OrderDetail orderID={2} />
    </PubOrdersProvider>,
  );
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [] });
  await expect.element(page.getByText('Vasile')).toBeVisible();
  await expect.element(page.getByText('20:40')).toBeVisible();
  await expect.element(page.getByText('Курьер не найден')).toBeVisible();
});

it.each([
  ['that does not exist', 99],
  ['with an invalid id', 0],
])('shows “not found” for an order %s', async (_, orderID) => {
  fakeApi({ [GET]: () => refusal(404, 'order_not_found') });
  fakeSockets();
  screens.draw(
    <PubOrdersProvider pub={aPub()}>
      <OrderDetail orderID={orderID} />
    </PubOrdersProvider>,
  );
  await expect.element(page.getByText('В этом заведении нет такого заказа')).toBeVisible();
});

it('shows only that a client has deleted their account', async () => {
  const deletedClient = { client_name: '', town: '', full_address: '', main_phone_number: '' };
  await open({ id: 5, status: 'completed', ...deletedClient });
  await expect.element(page.getByText('Удалённый аккаунт')).toBeVisible();
  await expect.element(page.getByText('Оплата', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Адрес', { exact: false })).not.toBeInTheDocument();
});

it('shows the address, the phones, the payment and the comment on the first screen of a phone', async () => {
  await page.viewport(360, 740);
  await open({
    id: 5,
    full_address: 'str. Mihai Eminescu 31, bl. 2, sc. 3, ap. 57',
    second_phone_number: '+37367930215',
    comments: 'Без орехов: аллергия у ребёнка. Позвоните за пять минут до выезда.',
  });
  await expect.element(page.getByText(/^Без орехов/)).toBeVisible();
  // The product's bars are above, the status buttons below.
  const ABOVE = 150;
  const foot = page.getByRole('group', { name: 'Статус' }).element().getBoundingClientRect();
  for (const words of [
    /Eminescu 31/,
    '+373 69 217 340',
    '+373 67 930 215',
    'Наличные',
    /^Без орехов/,
  ]) {
    const { bottom } = page.getByText(words).element().getBoundingClientRect();
    expect(bottom + ABOVE, String(words)).toBeLessThanOrEqual(740 - foot.height);
  }
});
