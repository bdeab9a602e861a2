import type { Pub, SetUp } from '@comanda/contract/pubs';
import { DEFAULT_HOURS, type PubHours } from '@comanda/domain/hours';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bell } from '../../../../lib/sound/bell.ts';
import { aPub } from '../../../../testing/samples/a-pub.ts';
import { aShipping } from '../../../../testing/samples/a-shipping.ts';
import { anOrder } from '../../../../testing/samples/an-order.ts';
import {
  fakeApi,
  refusal,
  type FakeApi,
  type FakeCalls,
} from '../../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../../testing/fakes/fake-sockets.ts';
import { kitchen, soups, zeama } from '../../../../testing/samples/menu-lists.ts';
import { openApp } from '../../../../testing/setup/open-app.tsx';
import { startTestTexts, text } from '../../../../testing/setup/test-texts.ts';

startTestTexts('ru');

const company = { id: 3, tariff: 'pro', name: 'La Nuc SRL', email: 'a@b.md', phone: '' } as const;
const PUB = '/api/company/:companyID/pubs/:pubID';
const MENU = `${PUB}/menus/:menuID` as const;
const HOME = '/admin/pub/7';

const nothing: SetUp = {
  has_hours: false,
  has_menu: false,
  dish_count: 0,
  first_category: null,
  is_rehearsed: false,
  is_bell_armed: false,
  is_code_printed: false,
};
const firstCategory = { menu_id: kitchen.id, category_id: soups.id };
const withMenu: Partial<SetUp> = {
  has_hours: true,
  has_menu: true,
  first_category: firstCategory,
};
const withDishes = { ...withMenu, dish_count: 3 };
const allButRehearsal = { ...withDishes, is_bell_armed: true, is_code_printed: true };
const rehearsal = anOrder({ id: 5, is_rehearsal: true });

let close: () => Promise<void> = () => Promise.resolve();

beforeEach(() => {
  // A browser without any press: nothing sounds, and no sound is loaded.
  vi.spyOn(bell, 'subscribe').mockReturnValue(() => {});
  vi.spyOn(bell, 'current').mockReturnValue('blocked');
  vi.spyOn(bell, 'arm').mockResolvedValue();
  vi.spyOn(bell, 'ring').mockReturnValue(false);
});

afterEach(async () => {
  await close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A pub's page with a fake server that stores the results of the steps. */
function open(
  done: Partial<SetUp> | null,
  address = HOME,
  delivery: Partial<Pub['shipping']> = { available: false },
  calls: FakeCalls = {},
) {
  let setUp: SetUp | null = done && { ...nothing, ...done };
  const shipping = aShipping({
    shipping_work_hours_for_week: Array.from({ length: 7 }, () => ({ start: 600, end: 1320 })),
    ...delivery,
  });
  let hours = DEFAULT_HOURS;
  const pub = (): Pub => aPub({ set_up: setUp, shipping, hours });
  const update = (change: Partial<SetUp>) => {
    setUp = setUp && { ...setUp, ...change };
  };
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  const api = fakeApi({
    'GET /api/company': () => ({ ok: true, company }),
    'GET /api/company/:companyID/pubs': () => ({ ok: true, pubs: [pub()] }),
    [`GET ${PUB}`]: () => ({ ok: true, pub: pub() }),
    [`POST ${PUB}/set-up`]: ({ body: { done: what } }) => {
      if (what === 'all') setUp = null;
      else update(what === 'bell' ? { is_bell_armed: true } : { is_code_printed: true });
      return { ok: true, pub: pub() };
    },
    [`POST ${PUB}/rehearsal-order`]: () => ({
      ok: true,
      order: rehearsal,
      tracking_token: 'token',
    }),
    [`PUT ${PUB}/hours`]: ({ body: { hours: sent, revision } }) => {
      hours = sent;
      update({ has_hours: true });
      return { ok: true, hours, revision: revision + 1 };
    },
    [`POST ${PUB}/menus`]: ({ body }) => ({ ok: true, menu: { ...kitchen, ...body } }),
    [`GET ${PUB}/menus`]: () => ({ ok: true, menus: [kitchen] }),
    [`POST ${MENU}/categories`]: () => {
      update({ has_menu: true, first_category: firstCategory });
      return { ok: true, category: soups };
    },
    [`GET ${MENU}/categories`]: () => ({ ok: true, categories: [soups] }),
    [`GET ${MENU}/categories/:categoryID/dishes`]: () => ({ ok: true, dishes: [] }),
    [`POST ${MENU}/categories/:categoryID/dishes`]: () => {
      update({ dish_count: 1 });
      return { ok: true, dish: zeama };
    },
    ...calls,
  });
  close = openApp(address);
  return { api, sockets };
}

const sentServices = ({ made }: FakeApi) =>
  made
    .filter(({ call }) => call === 'PUT /api/company/3/pubs/7/hours')
    .map(({ body }) => (body as { hours: PubHours }).hours.services);
const recorded = ({ made }: FakeApi) =>
  made.filter(({ call }) => call.endsWith('/pubs/7/set-up')).map(({ body }) => body);

const list = page.getByRole('region', { name: text('pubs.set_up') });
const bar = page.getByRole('complementary', { name: text('pubs.set_up') });
const next = () => list.getByRole('heading', { level: 3 });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

describe('the first steps on the page of a new pub', () => {
  it('begin with the opening hours, which one press confirms; the deliveries follow them', async () => {
    const { api } = open({});
    await expect.element(next()).toHaveTextContent(text('pubs.set_up_hours'));
    await expect.element(list.getByText('0 из 6')).toBeVisible();
    await expect.element(list.getByText(`${text('hours.every_day')} 10:00–22:00`)).toBeVisible();
    await press(text('hours.are_right'));
    await expect.element(next()).toHaveTextContent(text('pubs.set_up_menu'));
    await expect.element(list.getByText('1 из 6')).toBeVisible();
    expect(sentServices(api)).toEqual([
      {
        ...DEFAULT_HOURS.services,
        opening: { ...DEFAULT_HOURS.services.delivery, follows: null },
        delivery: { week: null, follows: 'opening', last_order: 0 },
      },
    ]);
  });

  it('allow the hours to be changed first', async () => {
    const { api } = open({});
    await press(text('hours.change'));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'вс', exact: true }).click();
    await dialog.getByLabelText(text('hours.span_to'), { exact: true }).fill('02:00');
    await press(text('ui.save'));
    await expect.element(next()).toHaveTextContent(text('pubs.set_up_menu'));
    expect(sentServices(api)).toMatchObject([
      { opening: { week: [{ days: [0, 1, 2, 3, 4, 5], start: 600, end: 120 }] } },
    ]);
  });

  it('create menu and category at once, and continue with the form of a dish', async () => {
    const { api } = open({ has_hours: true });
    const category = page.getByLabelText(text('menu.first_category_name'));
    await category.fill('Супы');
    await press(text('menu.create_first_menu'));
    const form = page.getByRole('dialog', { name: text('menu.new_dish') });
    await expect.element(form).toBeVisible();
    const names = api.made.flatMap(({ call, body }) =>
      /\/(menus|categories)$/.test(call) && body ? [(body as { name: string }).name] : [],
    );
    expect(names).toEqual(['Меню', 'Супы']);
    await expect
      .element(page.getByText(text('pubs.set_up_next', { step: 'Блюда: 0 из 3' })))
      .toBeInTheDocument();

    await form.getByLabelText('Название', { exact: true }).fill('Зама');
    await form.getByLabelText(text('menu.price'), { exact: true }).fill('80');
    await form.getByRole('button', { name: text('menu.save_and_next') }).click();
    await expect
      .element(page.getByText(text('pubs.set_up_next', { step: 'Блюда: 1 из 3' })))
      .toBeInTheDocument();
  });

  it('link to the dishes with their form open, once', async () => {
    open({ ...withMenu, dish_count: 2 });
    await expect.element(next()).toHaveTextContent('Блюда: 2 из 3');
    await page.getByRole('link', { name: text('pubs.set_up_add_dishes') }).click();
    await expect.element(page.getByRole('dialog', { name: text('menu.new_dish') })).toBeVisible();
    await expect.poll(() => JSON.stringify(window.history.state)).not.toContain('addsDish');
  });

  it('lead to the zones of a pub that delivers and has no zone with a price', async () => {
    open(withDishes, HOME, { shipping_prices: {} });
    await expect.element(next()).toHaveTextContent(text('pubs.set_up_zone'));
    await expect.element(list.getByText('3 из 7')).toBeVisible();
    const link = list.getByRole('link', { name: text('pubs.set_up_draw_zone') });
    await expect.element(link).toHaveAttribute('href', `${HOME}/shipping`);
  });

  it('leave the zone out while delivery is off', async () => {
    open(withDishes);
    await expect.element(next()).toHaveTextContent(text('pubs.set_up_bell'));
    await expect.element(list.getByText('3 из 6')).toBeVisible();
  });

  it('end with a rehearsal order: one press sends it, its link opens it, its answer completes the list', async () => {
    const { api, sockets } = open(allButRehearsal);
    await expect.element(next()).toHaveTextContent(text('pubs.set_up_rehearsal'));
    await sockets.accept();
    sockets.send({ event_type: 'GET_ALL', orders: [] });
    await press(text('orders.send_rehearsal'));
    const link = list.getByRole('link', { name: text('orders.open_rehearsal') });
    await expect.element(link).toHaveAttribute('href', '/admin/pub/7/order/5');
    const sent = api.made.filter(({ call }) => call.endsWith('/rehearsal-order'));
    expect(sent.map(({ body }) => body)).toEqual([{ language: 'ru' }]);
    const answered = { ...rehearsal, revision: 2, status: 'preparing' } as const;
    sockets.send({ event_type: 'UPDATE_EVENT', order: answered });
    await expect
      .element(page.getByText(text('pubs.set_up_complete', { name: 'La Nuc' })))
      .toBeVisible();
  });

  it('are not completed by an order of a guest', async () => {
    const { sockets } = open(allButRehearsal);
    await sockets.accept();
    sockets.send({ event_type: 'GET_ALL', orders: [anOrder({ status: 'completed' })] });
    await expect.element(page.getByRole('link', { name: '1 Завершены' })).toBeVisible();
    await expect.element(list.getByText('5 из 6')).toBeVisible();
    await expect.element(next()).toHaveTextContent(text('pubs.set_up_rehearsal'));
  });

  it('need no press for a bell that has rung for a rehearsal', async () => {
    const { api, sockets } = open(withDishes);
    await sockets.accept();
    vi.spyOn(bell, 'current').mockReturnValue('armed');
    sockets.send({ event_type: 'GET_ALL', orders: [rehearsal] });
    await expect.element(next()).toHaveTextContent(text('pubs.set_up_code'));
    expect(recorded(api)).toEqual([{ done: 'bell' }]);
  });

  it('ring the bell with one press, and report when the browser blocks it', async () => {
    const { api } = open(withDishes);
    await press(text('pubs.set_up_ring'));
    await expect.element(list.getByRole('alert')).toBeVisible();
    expect(recorded(api)).toEqual([]);
    vi.spyOn(bell, 'ring').mockReturnValue(true);
    await press(text('pubs.set_up_ring'));
    await expect.element(next()).toHaveTextContent(text('pubs.set_up_code'));
    expect(recorded(api)).toEqual([{ done: 'bell' }]);
  });

  it('show once that everything is ready, and do not appear again', async () => {
    const all = { ...withDishes, is_rehearsed: true, is_bell_armed: true, is_code_printed: true };
    const { api } = open(all);
    await expect
      .element(page.getByText(text('pubs.set_up_complete', { name: 'La Nuc' })))
      .toBeVisible();
    await expect.element(list).not.toBeInTheDocument();
    await expect.poll(() => recorded(api)).toEqual([{ done: 'all' }]);
  });

  it('end early only after a confirmation', async () => {
    const { api } = open({});
    await press(text('pubs.set_up_end'));
    await press(text('ui.cancel'));
    await expect.element(list).toBeVisible();
    expect(recorded(api)).toEqual([]);
    await press(text('pubs.set_up_end'));
    await press(text('pubs.set_up_end_confirm'));
    await expect.element(list).not.toBeInTheDocument();
    expect(recorded(api)).toEqual([{ done: 'all' }]);
    await expect.element(page.getByText(/Всё готово/)).not.toBeInTheDocument();
  });

  it('can be done in another order', async () => {
    open({});
    const of = (name: string) => list.getByRole('link', { name });
    await expect.element(of('Первое меню')).toHaveAttribute('href', `${HOME}/edit_menu`);
    await expect.element(of('Карточки с кодом')).toHaveAttribute('href', `${HOME}/table-cards`);
    vi.spyOn(bell, 'ring').mockReturnValue(true);
    await press(text('pubs.set_up_bell'));
    await expect.element(list.getByText('1 из 6')).toBeVisible();
    await expect.element(next()).toHaveTextContent(text('pubs.set_up_hours'));
  });

  it('say also beside a later step what it lacks', async () => {
    open({}, HOME, undefined, {
      [`POST ${PUB}/rehearsal-order`]: () => refusal(422, 'rehearsal_needs_delivery'),
    });
    const alertIn = (step: string) =>
      list.getByRole('listitem').filter({ hasText: step }).getByRole('alert');
    await press(text('pubs.set_up_rehearsal'));
    await expect
      .element(alertIn(text('pubs.set_up_rehearsal')))
      .toHaveTextContent(text('errors.rehearsal_needs_delivery'));
    await press(text('pubs.set_up_bell'));
    await expect
      .element(alertIn(text('pubs.set_up_bell')))
      .toHaveTextContent(text('pubs.set_up_bell_silent'));
  });
});

describe('a printed code', () => {
  it('counts when the table cards are printed', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const { api } = open(withDishes, `${HOME}/table-cards`);
    await page.getByRole('button', { name: /12 карточек/ }).click();
    expect(print).toHaveBeenCalledOnce();
    await expect.poll(() => recorded(api)).toEqual([{ done: 'code' }]);
  });

  it.each<[string, Partial<SetUp> | null, unknown[]]>([
    ['counts when its file is downloaded', {}, [{ done: 'code' }]],
    ['counts once', { is_code_printed: true }, []],
    ['does not count for a pub that has finished its first steps', null, []],
  ])('%s', async (_name, done, calls) => {
    const { api } = open(done);
    await press(text('pubs.qr_code'));
    const png = page.getByRole('link', { name: text('pubs.download_png') });
    await expect.element(png).toBeVisible();
    png.element().addEventListener('click', (event) => {
      event.preventDefault();
    });
    await png.click();
    await expect.poll(() => recorded(api)).toEqual(calls);
  });
});

describe('the bar that leads to the first steps', () => {
  it('is not on the page that has their list', async () => {
    open({});
    await expect.element(list).toBeVisible();
    await expect.element(bar).not.toBeInTheDocument();
  });

  it.each<[string, Partial<SetUp> | null, number]>([
    ['is shown on the other pages', {}, 1],
    ['is not shown for a pub that has finished its first steps', null, 0],
  ])('%s', async (_name, done, bars) => {
    open(done, `${HOME}/table-cards`);
    await expect.element(page.getByRole('button', { name: /12 карточек/ })).toBeVisible();
    expect(bar.elements()).toHaveLength(bars);
  });
});
