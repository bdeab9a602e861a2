import type { Order } from '@comanda/contract/orders';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { anOrderOption } from '../../../testing/samples/an-order-option.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { touch } from '../../../testing/actions/on-screen.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';
import { inMinutes } from '../testing/desk-setup.tsx';
import { KitchenScreen } from './kitchen-screen.tsx';
import { kitchenQueue } from './presses/kitchen-queue.ts';
import { until } from '../../../testing/actions/eventually.ts';

const MARK = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/kitchen';
const PREPARED = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-prepared';
const STATIONS = 'GET /api/company/:companyID/pubs/:pubID/stations';

const CREATED = inMinutes(-5);

beforeAll(async () => {
  startTestTexts('ru');
  await page.viewport(1280, 800);
});
afterEach(async () => {
  // The device stores the presses: one that is not answered yet would be a press of the next test.
  await until(() => kitchenQueue.current().length === 0);
});

const line = {
  line_id: 31,
  dish_id: 3,
  count: 2,
  dish_price: 9,
  name: 'Zeamă',
  image_file_name: '',
};
const other = { ...line, line_id: 32, dish_id: 4, count: 1, name: 'Compot' };
const cooked = (id: number, over: Partial<Order> = {}) =>
  anOrder({
    id,
    pub_id: 7,
    status: 'preparing',
    // The same in every answer: orders without a promise stand in the sequence in which they came.
    created_time: CREATED,
    dishes: [line, other],
    ...over,
  });

async function open(orders: readonly Order[], calls: FakeCalls = {}) {
  const api = fakeApi({ [STATIONS]: () => ({ ok: true, stations: [], categories: [] }), ...calls });
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  draw(
    <PubOrdersProvider pub={aPub({ id: 7 })}>
      <KitchenScreen />
    </PubOrdersProvider>,
    '/admin/pub/7/kitchen',
  );
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [...orders] });
  return { api, sockets };
}

const card = (number: number) => page.getByRole('article', { name: `#${number}`, exact: true });
const dish = (number: number, name: string) =>
  card(number).getByRole('button', { name: new RegExp(`${name}$`) });

it('shows what is cooked by the promised time, with the totals', async () => {
  await open([
    cooked(1, { promised_at: inMinutes(30) }),
    cooked(2, { promised_at: inMinutes(-3), comments: 'Без лука' }),
    cooked(3, { prepared: true }),
    cooked(4, { status: 'not_handled' }),
  ]);
  await expect.element(card(2).getByText('Без лука')).toBeVisible();
  const cards = page.getByRole('article').elements();
  expect(cards.map((one) => one.getAttribute('aria-label'))).toEqual(['#2', '#1']);
  const totals = page.getByRole('list', { name: text('orders.kitchen_totals') });
  await expect.element(totals.getByRole('listitem').first()).toHaveTextContent('4× Zeamă');
});

it('shows an order for later from its time on, with that time and what has run out', async () => {
  const fries = anOrderOption({ choice_id: 5, name: 'Cartofi' });
  const rice = anOrderOption({ choice_id: 6, name: 'Orez' });
  const schnitzel = { ...line, line_id: 33, dish_id: 6, name: 'Șnițel', options: [fries, rice] };
  const later = {
    wanted_from: inMinutes(30),
    cook_at: inMinutes(-2),
    promised_at: inMinutes(30),
    missing_lines: [
      { line_id: 31, choice_ids: [] },
      { line_id: 33, choice_ids: [5] },
    ],
    dishes: [line, other, schnitzel],
  };
  const { sockets } = await open([cooked(1, { ...later, is_ahead: true }), cooked(2)]);
  await expect.element(card(2)).toBeVisible();
  await expect.element(card(1)).not.toBeInTheDocument();
  const totals = page.getByRole('list', { name: text('orders.kitchen_totals') });
  await expect.element(totals.getByRole('listitem').first()).toHaveTextContent('2× Zeamă');
  sockets.send({ event_type: 'UPDATE_EVENT', order: cooked(1, { ...later, revision: 2 }) });
  await expect.element(card(1).getByText(/^На \d\d:\d\d$/)).toBeVisible();
  await expect.element(totals.getByRole('listitem').first()).toHaveTextContent('4× Zeamă');
  const soup = card(1).getByRole('button', { name: /Zeamă/ });
  await expect.element(soup.getByText(text('orders.sold_out'))).toBeVisible();
  await expect
    .element(
      card(1)
        .getByRole('button', { name: /Șnițel/ })
        .getByText(/Закончилось/),
    )
    .toHaveTextContent('Закончилось: Cartofi');
  const compot = card(1).getByRole('button', { name: /Compot/ });
  await expect.element(compot.getByText(text('orders.sold_out'))).not.toBeInTheDocument();
});

it('neither moves nor adds a card under a finger; a new order is counted and its dishes are', async () => {
  const { sockets } = await open(
    [2, 1].map((id) => cooked(id, { promised_at: inMinutes(10 * id) })),
  );
  await expect.element(card(2)).toBeVisible();
  touch(dish(2, 'Zeamă').element());
  sockets.send({ event_type: 'CREATE_EVENT', order: cooked(3, { promised_at: inMinutes(5) }) });
  const gathered = page.getByRole('button', { name: text('orders.gathered', { count: 1 }) });
  await expect.element(gathered).toBeVisible();
  const totals = page.getByRole('list', { name: text('orders.kitchen_totals') });
  await expect.element(totals.getByRole('listitem').first()).toHaveTextContent('6× Zeamă');
  await expect.element(card(3)).not.toBeInTheDocument();
  await gathered.click();
  await expect.element(page.getByRole('article').first()).toHaveAttribute('aria-label', '#3');
});

it('shows choices and note of a line, and cooks another size as another dish', async () => {
  const [large, cheese] = [
    anOrderOption(),
    anOrderOption({ choice_id: 3, name: 'Brânză', count: 2 }),
  ];
  const lines = [
    { ...line, options: [large, cheese], note: 'Без лука' },
    { ...line, line_id: 33, count: 1, options: [anOrderOption({ choice_id: 2, name: 'Mică' })] },
  ];
  const { api } = await open([cooked(1, { dishes: lines }), cooked(2, { dishes: [other] })], {
    [MARK]: () => ({ ok: true, order: cooked(1, { revision: 2, dishes: lines }) }),
  });
  const buttonOf = (name: RegExp) => card(1).getByRole('button', { name });
  await expect.element(buttonOf(/Mare/)).toHaveTextContent('2×ZeamăMare2 × BrânzăБез лука');
  await expect.element(card(1).getByText('2 × Brânză', { exact: true })).toBeVisible();
  const totals = page.getByRole('list', { name: text('orders.kitchen_totals') });
  await expect
    .poll(() =>
      totals
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['2× Zeamă · Mare, 2\u00A0× Brânză', '1× Zeamă · Mică', '1× Compot']);
  await buttonOf(/Mică/).click();
  await expect
    .poll(() => api.made.find(({ call }) => call.endsWith('/orders/1/kitchen'))?.body)
    .toEqual({ lines: [{ line_id: 33, count: 1, is_done: true }] });
});

it('tells apart choices of the same name, on the card and in the totals', async () => {
  const half = (id: number) =>
    anOrderOption({ choice_id: id, group_id: id, group_name: `Половина ${id}`, name: 'Диабло' });
  const both = [{ ...line, options: [half(1), half(2)] }];
  await open([cooked(1, { dishes: both })]);
  for (const words of ['Половина 1: Диабло', 'Половина 2: Диабло']) {
    await expect.element(card(1).getByText(words, { exact: true })).toBeVisible();
  }
  const totals = page.getByRole('list', { name: text('orders.kitchen_totals') });
  await expect
    .element(totals.getByRole('listitem'))
    .toHaveTextContent('2× Zeamă · Половина 1: Диабло, Половина 2: Диабло');
});

it('marks a line at once, with the count that the cook has seen', async () => {
  const { api } = await open([cooked(1)], {
    [MARK]: () => ({ ok: true, order: cooked(1, { revision: 2 }) }),
  });
  await dish(1, 'Zeamă').click();
  await expect
    .poll(() => api.made.find(({ call }) => call.endsWith('/orders/1/kitchen'))?.body)
    .toEqual({ lines: [{ line_id: 31, count: 2, is_done: true }] });
});

it('shows what an edit has added and removed, and what of a line was done before', async () => {
  const edited = cooked(1, {
    dishes: [
      { ...line, count: 3, done_count: 2 },
      { ...other, done_at: CREATED },
    ],
    removed_dishes: [{ ...other, line_id: 33, name: 'Plăcintă' }],
  });
  const { api } = await open([edited], {
    [MARK]: () => ({ ok: true, order: cooked(1, { revision: 2 }) }),
  });
  const zeama = card(1).getByRole('button', { name: /Zeamă/ });
  const before = text('orders.kitchen_done_before', { count: 2 });
  await expect.element(zeama).toHaveTextContent(`1×Zeamă ${before}`);
  const totals = page.getByRole('list', { name: text('orders.kitchen_totals') });
  await expect.element(totals).toHaveTextContent('1× Zeamă');
  const removed = dish(1, 'Plăcintă');
  await expect.element(removed.getByText(text('orders.kitchen_removed'))).toBeVisible();
  await expect
    .element(removed.getByText('Plăcintă'))
    .toHaveStyle({ textDecorationLine: 'line-through' });
  await removed.click();
  await expect
    .poll(() => api.made.find(({ call }) => call.endsWith('/orders/1/kitchen'))?.body)
    .toEqual({ seen_removed_ids: [33] });
  await expect.element(removed).not.toBeInTheDocument();
});

it('asks the cook to confirm what the guest avoids, once, and goes on saying it', async () => {
  const careful = cooked(1, { avoids: ['nuts', 'vegan'] });
  const seen = careful.dishes.map((one) => ({ ...one, avoids_seen: true as const }));
  const { api } = await open([careful, cooked(2)], {
    [MARK]: () => ({ ok: true, order: { ...careful, revision: 2, dishes: seen } }),
  });
  const avoids = card(1).getByRole('button', { name: /Нельзя: Орехи · Питание: Веганское/ });
  await expect.element(avoids.getByText(text('orders.kitchen_confirm'))).toBeVisible();
  expect(card(2).getByText(text('orders.kitchen_confirm')).elements()).toEqual([]);
  await avoids.click();
  await expect
    .poll(() => api.made.find(({ call }) => call.endsWith('/orders/1/kitchen'))?.body)
    .toEqual({ avoids_seen_ids: [31, 32] });
  await expect.element(avoids.getByText(text('orders.avoids_seen'))).toBeVisible();
  await expect.element(avoids).toBeDisabled();
});

it('asks again when an edit has added a line', async () => {
  const dishes = [{ ...line, avoids_seen: true as const }, other];
  await open([cooked(1, { avoids: ['nuts'], dishes })]);
  await expect.element(card(1).getByRole('button', { name: /Нельзя/ })).toBeEnabled();
});

it('shows a refused press with its reason, and the line as it is', async () => {
  await open([cooked(4170, { number: 17 })], {
    [MARK]: () => refusal(409, 'order_changed_meanwhile'),
  });
  await dish(17, 'Zeamă').click();
  const note = page.getByRole('alert').filter({ hasText: '#17' });
  await expect.element(note.getByText(/только\sчто\sизменился/)).toBeVisible();
  await expect.element(dish(17, 'Zeamă')).toHaveAttribute('aria-pressed', 'false');
  expect(document.body.textContent).not.toContain('4170');
  await note.getByRole('button', { name: text('ui.close') }).click();
  await expect.element(note).not.toBeInTheDocument();
});

it('a finished order stays at its place, and its head takes it back', async () => {
  const { sockets } = await open([cooked(1), cooked(2)], {
    [PREPARED]: () => ({ ok: true, order: cooked(1, { revision: 2, prepared: true }) }),
  });
  await card(1)
    .getByRole('button', { name: new RegExp(`^${text('orders.kitchen_done')}`) })
    .click();
  await expect.element(card(1).getByText(text('orders.kitchen_is_done'))).toBeVisible();
  expect(page.getByRole('article').elements()[0]?.getAttribute('aria-label')).toBe('#1');
  sockets.send({
    event_type: 'UPDATE_EVENT',
    order: cooked(2, { revision: 2, status: 'canceled' }),
  });
  await expect.element(card(2).getByText(text('orders.status_canceled'))).toBeVisible();
});

const manyLines = Array.from({ length: 24 }, (_, index) => ({
  ...line,
  line_id: 100 + index,
  dish_id: 100 + index,
  name: `Салат с овощами ${index + 1}`,
}));

it('the totals are one row that scrolls by itself, however many they are', async () => {
  await open([cooked(1, { dishes: manyLines })]);
  const totals = page.getByRole('list', { name: text('orders.kitchen_totals') });
  await expect.element(totals.getByRole('listitem').nth(23)).toBeInTheDocument();
  const [list, screen] = [totals.element(), page.getByRole('main').element()];
  const tops = totals.getByRole('listitem').elements();
  expect(new Set(tops.map((one) => one.getBoundingClientRect().top)).size).toBe(1);
  expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  expect(screen.scrollWidth).toBe(screen.clientWidth);
});

it('a card is never higher than the screen: it says how many lines follow, and unfolds them', async () => {
  const removed_dishes = [{ ...other, line_id: 33, name: 'Plăcintă' }];
  const { api } = await open([cooked(1, { dishes: manyLines, removed_dishes })], {
    [MARK]: () => ({ ok: true, order: cooked(1) }),
  });
  const shownLines = card(1).getByRole('button', { name: /Салат/ });
  await expect.element(dish(1, 'Plăcintă')).toBeVisible();
  expect(card(1).element().getBoundingClientRect().height).toBeLessThanOrEqual(800);
  const shown = shownLines.elements().length;
  expect(shown).toBeGreaterThan(3);
  await card(1)
    .getByRole('button', { name: text('orders.kitchen_more', { count: 24 - shown }), exact: true })
    .click();
  await expect.element(shownLines.nth(23)).toBeInTheDocument();
  // The second press of a knuckle lands on a line that stands there now.
  await shownLines.nth(shown).click();
  expect(api.made.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
});

it('writes larger and in words what presses more', async () => {
  await open([
    cooked(1, { promised_at: inMinutes(30) }),
    cooked(2, { created_time: inMinutes(-25) }),
    cooked(3, { promised_at: inMinutes(-4) }),
  ]);
  const words = [
    card(1).getByText(text('orders.time_left', { minutes: 30 })),
    card(2).getByText(text('orders.kitchen_age', { age: '25 мин' })),
    card(3).getByText(text('orders.late_by', { minutes: 4 })),
  ];
  await expect.element(words[2] as (typeof words)[number]).toBeVisible();
  const sizes = words.map((one) => parseFloat(getComputedStyle(one.element()).fontSize));
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(new Set(sizes).size).toBe(3);
});

it('says that there is nothing to cook', async () => {
  await open([cooked(1, { status: 'completed' })]);
  await expect.element(page.getByText(text('orders.kitchen_empty'))).toBeVisible();
});

const soup = { id: 5, name: 'Супы', category_ids: [2], dish_ids: [3] };
const bar = { id: 6, name: 'Бар', category_ids: [], dish_ids: [] };
const stationButton = (name: string) => page.getByRole('button', { name, exact: true });

it('shows the stations that another screen has changed, as soon as it is told', async () => {
  let stations = [soup, bar];
  const { sockets } = await open([cooked(1)], {
    [STATIONS]: () => ({ ok: true, stations, categories: [] }),
  });
  await stationButton('Супы').click();
  await expect.element(dish(1, 'Zeamă')).toBeVisible();
  // Its only category with a dish of the order has moved to the bar, which has another name now.
  stations = [
    { ...soup, category_ids: [], dish_ids: [] },
    { ...bar, name: 'Бар и супы', category_ids: [2], dish_ids: [3] },
  ];
  sockets.send({ event_type: 'PUB_EVENT' });
  await expect.element(stationButton('Бар и супы')).toBeVisible();
  await expect.element(dish(1, 'Zeamă')).not.toBeInTheDocument();
  await expect.element(dish(1, 'Compot')).toBeVisible();
  // The shown station is deleted: no dish may be missed.
  stations = [];
  sockets.send({ event_type: 'PUB_EVENT' });
  await expect.element(stationButton('Супы')).not.toBeInTheDocument();
  await expect.element(dish(1, 'Zeamă')).toBeVisible();
});

it('loads the stations again after a lost connection, in which a change may have been missed', async () => {
  let stations = [soup];
  const { sockets } = await open([cooked(1)], {
    [STATIONS]: () => ({ ok: true, stations, categories: [] }),
  });
  await expect.element(stationButton('Супы')).toBeVisible();
  await expect.element(dish(1, 'Zeamă')).toBeVisible();
  stations = [soup, bar];
  sockets.send({ event_type: 'GET_ALL', orders: [cooked(1)] });
  await expect.element(stationButton('Бар')).toBeVisible();
});

it('says that the stations did not load, beside the orders, and loads them again', async () => {
  let fails = true;
  const { sockets } = await open([cooked(1)], {
    [STATIONS]: () =>
      fails ? refusal(500, 'something_went_wrong') : { ok: true, stations: [soup], categories: [] },
  });
  const note = page.getByRole('alert').filter({ hasText: text('orders.stations_not_loaded') });
  const retry = note.getByRole('button', { name: text('ui.retry') });
  await expect.element(note.getByText(text('orders.stations_all_shown'))).toBeVisible();
  await expect.element(dish(1, 'Zeamă')).toBeVisible();
  fails = false;
  await retry.click();
  await expect.element(stationButton('Супы')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  // A later failure keeps the stations that are there.
  fails = true;
  sockets.send({ event_type: 'PUB_EVENT' });
  await expect.element(note.getByText(text('orders.stations_may_be_old'))).toBeVisible();
  await expect.element(stationButton('Супы')).toBeVisible();
});

it('the list of stations shows a failed load instead of an empty list', async () => {
  let fails = true;
  await open([cooked(1)], {
    [STATIONS]: () =>
      fails ? refusal(500, 'something_went_wrong') : { ok: true, stations: [soup], categories: [] },
  });
  await expect.element(page.getByText(text('orders.stations_all_shown'))).toBeVisible();
  await stationButton(text('orders.stations')).click();
  const popup = page.getByRole('dialog', { name: text('orders.stations') });
  await expect.element(popup.getByText(text('orders.stations_not_loaded'))).toBeVisible();
  fails = false;
  await popup.getByRole('button', { name: text('ui.retry') }).click();
  await expect.element(popup.getByText('Супы')).toBeVisible();
  await expect.element(popup.getByRole('alert')).not.toBeInTheDocument();
});
