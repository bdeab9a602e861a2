import type { Order } from '@comanda/contract/orders';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aDish } from '../../testing/a-dish.ts';
import { aPub } from '../../testing/a-pub.ts';
import { anOrder } from '../../testing/an-order.ts';
import { draw } from '../../testing/draw.tsx';
import { fakeApi, refusal, type FakeCalls } from '../../testing/fake-api.ts';
import { fakeSockets } from '../../testing/fake-sockets.ts';
import { startTestTexts } from '../../testing/test-texts.ts';
import { OrderDetail } from './order-detail.tsx';
import { PubOrdersProvider } from './pub-orders-provider.tsx';

const PUB = '/api/company/:companyID/pubs/:pubID';
const GET = `GET ${PUB}/orders/:orderID`;
const DISHES = `PUT ${PUB}/orders/:orderID/update-dishes`;
const PRICE = `PUT ${PUB}/orders/:orderID/update-delivery-price`;

const soup = {
  dish_id: 3,
  count: 2,
  dish_price: 90.2,
  name: 'Zeamă de găină',
  image_file_name: '',
};
const pie = { dish_id: 8, count: 1, dish_price: 44, name: 'Plăcintă', image_file_name: '' };
const cake = { dish_id: 9, count: 1, dish_price: 33, name: 'Papanași', image_file_name: '' };

const category = {
  id: 2,
  menu_id: 1,
  place: 1,
  name: 'Supe',
  visible: true,
  category_types: [],
  text_color: '#ffffff',
  image_file_name: '',
  image_color: '',
};

/** Three dishes that guests see and three that they do not, for each reason once. */
const menu: FakeCalls = {
  [`GET ${PUB}/menus`]: () => ({
    ok: true,
    menus: [
      { id: 1, name: 'Bucătărie', visible: true, place: 1 },
      { id: 5, name: 'De iarnă', visible: false, place: 2 },
    ],
  }),
  [`GET ${PUB}/menus/:menuID/categories`]: () => ({
    ok: true,
    categories: [
      { ...category, id: 4, name: 'Dulciuri', place: 2 },
      category,
      { ...category, id: 6, name: 'Ascunse', visible: false, place: 3 },
    ],
  }),
  [`GET ${PUB}/menus/:menuID/categories/:categoryID/dishes`]: ({ params }) => ({
    ok: true,
    dishes:
      params.categoryID === 2
        ? [
            aDish({ id: 8, name: 'Plăcintă', price: 40, place: 2 }),
            aDish({ id: 3, price: 500, place: 1 }),
            aDish({ id: 7, name: 'Ciorbă ascunsă', visible: false, place: 3 }),
          ]
        : [aDish({ id: 9, name: 'Papanași', price: 50, sale_price: 30 })],
  }),
};

let takeAway: () => void = () => {};

beforeAll(async () => {
  await startTestTexts('ru');
});

beforeEach(() => {
  window.localStorage.clear();
});

afterEach(() => {
  takeAway();
  vi.unstubAllGlobals();
});

async function open(order: Partial<Order>, calls: FakeCalls = {}) {
  const shown = anOrder({ id: 5, dishes: [soup, pie], ...order });
  const api = fakeApi({
    [GET]: () => ({ ok: true, order: shown, history: [] }),
    [DISHES]: ({ body }) => ({
      ok: true,
      order: anOrder({
        ...shown,
        revision: 2,
        dishes: body.dishes.flatMap(({ dish_id, count }) => {
          const dish = [soup, pie, cake].find((known) => known.dish_id === dish_id);
          return dish ? [{ ...dish, count }] : [];
        }),
      }),
    }),
    ...menu,
    ...calls,
  });
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  const pub = aPub();
  const shipping = { ...pub.shipping, shipping_prices: { a: 60, b: 40, c: 60 } };
  takeAway = draw(
    <PubOrdersProvider pub={{ ...pub, shipping }}>
      <OrderDetail orderID={shown.id} />
    </PubOrdersProvider>,
  );
  await sockets.accept();
  sockets.say({ event_type: 'GET_ALL', orders: [shown] });
  return { api, sockets, shown };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const addButton = () => button('Добавить блюдо');
const sent = (api: Awaited<ReturnType<typeof open>>['api'], end: string) =>
  api.made.filter(({ call }) => call.includes(end));

describe('deleting a dish', () => {
  it('asks by its name, sends the whole rest, and leaves the focus within reach', async () => {
    const { api } = await open({});
    await button('Удалить Zeamă de găină').click();
    const popup = page.getByRole('dialog', { name: 'Удалить «Zeamă de găină» из заказа?' });
    await expect.element(popup.getByRole('button', { name: 'Отмена' })).toHaveFocus();
    await popup.getByRole('button', { name: 'Удалить' }).click();
    await expect.element(popup).not.toBeInTheDocument();
    await expect.element(button('Удалить Zeamă de găină')).not.toBeInTheDocument();
    expect(sent(api, 'update-dishes')).toEqual([
      {
        call: 'PUT /api/company/3/pubs/7/orders/5/update-dishes',
        body: { dishes: [{ dish_id: 8, count: 1 }] },
      },
    ]);
    await expect.element(addButton()).toHaveFocus();
  });

  it('sends nothing when it was not meant, and gives the focus back', async () => {
    const { api } = await open({});
    await button('Удалить Plăcintă').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Удалить Plăcintă')).toHaveFocus();
    expect(sent(api, 'update-dishes')).toEqual([]);
  });

  it('says that the last one cannot go, and offers another instead', async () => {
    const { api } = await open({ dishes: [soup] });
    await button('Удалить Zeamă de găină').click();
    const popup = page.getByRole('dialog', { name: '«Zeamă de găină» — последнее блюдо' });
    await expect.element(popup.getByText(/не может остаться без блюд/)).toBeVisible();
    await expect.element(popup.getByRole('button', { name: 'Удалить' })).not.toBeInTheDocument();
    await popup.getByRole('button', { name: 'Добавить блюдо' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Добавить блюдо' })).toBeVisible();
    expect(sent(api, 'update-dishes')).toEqual([]);
  });

  it('looks again when the order was finished elsewhere', async () => {
    let isFinished = false;
    await open(
      {},
      {
        [GET]: () => ({
          ok: true,
          order: isFinished
            ? anOrder({ id: 5, revision: 9, status: 'completed', dishes: [soup, pie] })
            : anOrder({ id: 5, dishes: [soup, pie] }),
          history: [],
        }),
        [DISHES]: () => {
          isFinished = true;
          return refusal(409, 'order_is_finished');
        },
      },
    );
    await button('Удалить Plăcintă').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(addButton()).not.toBeInTheDocument();
    await expect.element(page.getByText('Plăcintă')).toBeVisible();
  });
});

describe('adding a dish', () => {
  const popup = () => page.getByRole('dialog', { name: 'Добавить блюдо' });
  const choice = (name: RegExp) => popup().getByRole('radio', { name });
  const quantity = () => popup().getByLabelText('Количество');
  const send = () => popup().getByRole('button', { name: 'Добавить', exact: true });

  it('lists what guests see, in the menu’s order, with the sale beside the old price', async () => {
    await open({});
    await addButton().click();
    await expect.element(choice(/Papanași/)).toBeInTheDocument();
    const rows = popup().getByRole('radio').elements();
    expect(rows.map((row) => row.closest('label')?.querySelector('b')?.textContent)).toEqual([
      'Zeamă de găină',
      'Plăcintă',
      'Papanași',
    ]);
    const row = choice(/Papanași/)
      .element()
      .closest('label');
    expect(row?.textContent).toContain('30,00');
    expect(row?.querySelector('s')?.textContent).toContain('50,00');
    await expect.element(popup().getByText('в заказе: 2')).toBeVisible();
  });

  it('counts up a dish that is there', async () => {
    const { api } = await open({});
    await addButton().click();
    await choice(/Zeamă/).click({ force: true });
    await expect.element(quantity()).toHaveValue('1');
    // What the order has charged so far, not what the menu says today.
    await expect
      .element(popup().getByText(/^Zeamă de găină: по 90,20.Lei в этом заказе/))
      .toBeVisible();
    await popup().getByRole('button', { name: 'На одно больше' }).click();
    await send().click();
    await expect.element(popup()).not.toBeInTheDocument();
    expect(sent(api, 'update-dishes')[0]?.body).toEqual({
      dishes: [
        { dish_id: 3, count: 4 },
        { dish_id: 8, count: 1 },
      ],
    });
    await expect.element(page.getByText('4×')).toBeVisible();
    await expect.element(addButton()).toHaveFocus();
  });

  it('is found by letters without diacritics and added by the keyboard alone', async () => {
    const { api } = await open({});
    addButton().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(popup().getByRole('searchbox')).toHaveFocus();
    await expect.element(choice(/Papanași/)).toBeInTheDocument();
    await userEvent.keyboard('PAPANASI');
    await expect.element(choice(/Zeamă/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(quantity()).toHaveFocus();
    await expect.element(choice(/Papanași/)).toBeChecked();
    await userEvent.keyboard('3{Enter}');
    await expect.element(popup()).not.toBeInTheDocument();
    expect(sent(api, 'update-dishes')[0]?.body).toEqual({
      dishes: [
        { dish_id: 3, count: 2 },
        { dish_id: 8, count: 1 },
        { dish_id: 9, count: 3 },
      ],
    });
    await expect.element(page.getByText(/^Papanași/)).toBeVisible();
  });

  it('refuses nothing picked, none, and what is no number, without a call', async () => {
    const { api } = await open({});
    await addButton().click();
    await expect.element(choice(/Papanași/)).toBeInTheDocument();
    await expect.element(quantity()).toBeDisabled();
    await send().click();
    await expect.element(popup().getByRole('alert')).toHaveTextContent('Сначала выберите блюдо');
    await choice(/Papanași/).click({ force: true });
    for (const typed of ['0', '', '-1', '1.5', 'два', '1000']) {
      await quantity().fill(typed);
      await send().click();
      await expect.element(popup().getByText('Целое число от 1 до 999')).toBeVisible();
      await expect.element(quantity()).toHaveAttribute('aria-invalid', 'true');
    }
    expect(sent(api, 'update-dishes')).toEqual([]);
  });

  it('says so when nothing is found', async () => {
    await open({});
    await addButton().click();
    await popup().getByRole('searchbox').fill('sushi');
    await expect
      .element(
        popup()
          .getByText(/Ничего не нашлось/)
          .last(),
      )
      .toBeVisible();
  });

  it('says that a dish has left the menu, and reads the menu again', async () => {
    const { api } = await open({}, { [DISHES]: () => refusal(422, 'dish_not_available') });
    await addButton().click();
    await choice(/Papanași/).click({ force: true });
    const before = sent(api, '/menus').length;
    await send().click();
    await expect
      .element(popup().getByRole('alert'))
      .toHaveTextContent('Это блюдо только что убрали из меню. Выберите другое.');
    await expect.poll(() => sent(api, '/menus').length).toBe(before * 2);
  });

  it('offers to try again when the menu does not come', async () => {
    let fails = true;
    await open(
      {},
      {
        [`GET ${PUB}/menus`]: () => {
          if (fails) return refusal(500, 'something_went_wrong');
          return { ok: true, menus: [] };
        },
      },
    );
    await addButton().click();
    fails = false;
    await popup().getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect.element(popup().getByText('В меню нет видимых блюд')).toBeVisible();
  });
});

describe('the delivery price', () => {
  const select = () => page.getByLabelText('Цена доставки');
  const save = () => button('Сохранить');

  it('is 0 or a zone’s, and is saved only when it differs', async () => {
    const { api } = await open(
      {},
      {
        [PRICE]: () => ({
          ok: true,
          order: anOrder({ id: 5, revision: 2, dishes: [soup, pie], delivery_price: 60 }),
        }),
      },
    );
    await expect.element(select()).toHaveValue('40');
    const offered = [...select().element().querySelectorAll('option')].map(({ value }) => value);
    expect(offered).toEqual(['0', '40', '60']);
    await expect.element(save()).not.toBeInTheDocument();
    await select().selectOptions('60');
    await expect.element(save()).toBeVisible();
    await select().selectOptions('40');
    await expect.element(save()).not.toBeInTheDocument();
    await select().selectOptions('60');
    await save().click();
    await expect.element(save()).not.toBeInTheDocument();
    await expect.element(select()).toHaveValue('60');
    expect(sent(api, 'update-delivery-price').map(({ call }) => call)).toEqual([
      'PUT /api/company/3/pubs/7/orders/5/update-delivery-price?price=60',
    ]);
  });

  it('stays as chosen, to be tried again, when it is refused', async () => {
    await open({}, { [PRICE]: () => refusal(422, 'delivery_price_not_offered') });
    await select().selectOptions('0');
    await save().click();
    await expect.element(save()).not.toHaveAttribute('aria-busy');
    await expect.element(select()).toHaveValue('0');
  });
});

it.each(['completed', 'canceled'] as const)('a %s order offers nothing to edit', async (status) => {
  await open({ status });
  await expect.element(page.getByText(/^Zeamă de găină/)).toBeVisible();
  await expect.element(addButton()).not.toBeInTheDocument();
  await expect.element(button('Удалить Zeamă de găină')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Цена доставки')).not.toBeInTheDocument();
});

it('an order in place has dishes to edit and no delivery to price', async () => {
  await open({ order_type: 'in_place', table_for_in_place_order: '7' });
  await expect.element(addButton()).toBeVisible();
  await expect.element(page.getByLabelText('Цена доставки')).not.toBeInTheDocument();
});
