import type { CallReply } from '@comanda/contract';
import type { Order } from '@comanda/contract/orders';
import type { Pub } from '@comanda/contract/pubs';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aDish } from '../../../testing/samples/a-dish.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi, type FakeApi, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { OrderDetail } from '../sheet/order-detail.tsx';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';

export const PUB = '/api/company/:companyID/pubs/:pubID';
export const WHOLE_MENU = `GET ${PUB}/whole-menu`;
export const GET = `GET ${PUB}/orders/:orderID`;
export const DISHES = `PUT ${PUB}/orders/:orderID/update-dishes`;
export const PRICE = `PUT ${PUB}/orders/:orderID/update-delivery-price`;

export const soup = {
  line_id: 31,
  dish_id: 3,
  count: 2,
  dish_price: 90.2,
  name: 'Zeamă de găină',
  image_file_name: '',
};
export const pie = {
  line_id: 81,
  dish_id: 8,
  count: 1,
  dish_price: 44,
  name: 'Plăcintă',
  image_file_name: '',
};
const cake = {
  line_id: 91,
  dish_id: 9,
  count: 1,
  dish_price: 33,
  name: 'Papanași',
  image_file_name: '',
};

export const category = {
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

const shownDishes = [
  aDish({ id: 8, name: 'Plăcintă', price: 40, place: 2 }),
  aDish({ id: 3, price: 500, place: 1 }),
  aDish({ id: 7, name: 'Ciorbă ascunsă', visible: false, place: 3 }),
  aDish({ id: 9, category_id: 4, name: 'Papanași', price: 50, sale_price: 30 }),
  aDish({ id: 10, category_id: 6, name: 'Din categorie ascunsă' }),
  aDish({ id: 11, category_id: 7, name: 'Din meniu ascuns' }),
];

/** Three dishes that guests see and three hidden ones, one for each reason. */
export const menuWith = (
  over: Partial<CallReply<typeof WHOLE_MENU>> = {},
): Required<Pick<FakeCalls, typeof WHOLE_MENU>> => ({
  [WHOLE_MENU]: () => ({
    ok: true,
    menus: [
      { id: 5, name: 'De iarnă', visible: false, place: 2 },
      { id: 1, name: 'Bucătărie', visible: true, place: 1 },
    ],
    categories: [
      { ...category, id: 4, name: 'Dulciuri', place: 2 },
      category,
      { ...category, id: 6, name: 'Ascunse', visible: false, place: 3 },
      { ...category, id: 7, menu_id: 5, name: 'Iarna' },
    ],
    dishes: shownDishes,
    ...over,
  }),
});

/** Renders the order below for each test of a file; call it once at the top of the file. */
export function editingScene() {
  let unmount: () => void = () => {};
  beforeAll(async () => {
    startTestTexts('ru');
  });
  beforeEach(() => {
    window.localStorage.clear();
  });
  afterEach(() => {
    unmount();
    vi.unstubAllGlobals();
  });
  return async (
    order: Partial<Order> = {},
    calls: FakeCalls = {},
    pub: Partial<Pub> = {},
  ): Promise<FakeApi & { readonly change: (fields: Partial<Order>) => void }> => {
    const { api, change, unmountScreen } = await open(order, calls, pub);
    unmount = unmountScreen;
    return { ...api, change };
  };
}

async function open(order: Partial<Order>, calls: FakeCalls, pubFields: Partial<Pub>) {
  const shown = anOrder({ id: 5, dishes: [soup, pie], ...order });
  const api = fakeApi({
    [GET]: () => ({ ok: true, order: shown, history: [] }),
    [DISHES]: ({ body }) => ({
      ok: true,
      order: anOrder({
        ...shown,
        revision: 2,
        dishes: body.dishes.flatMap(({ line_id, dish_id, count }) => {
          const known = [...shown.dishes, soup, pie, cake];
          const dish =
            known.find((line) => line.line_id === line_id) ??
            known.find((line) => line.dish_id === dish_id);
          return dish ? [{ ...dish, count }] : [];
        }),
      }),
    }),
    ...menuWith(),
    ...calls,
  });
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  const pub = aPub(pubFields);
  const shipping = { ...pub.shipping, shipping_prices: { a: 60, b: 40, c: 60 } };
  const unmountScreen = draw(
    <PubOrdersProvider pub={{ ...pub, shipping }}>
      <OrderDetail orderID={shown.id} />
    </PubOrdersProvider>,
  );
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: [shown] });
  /** Another user changes the order. */
  const change = (fields: Partial<Order>) => {
    sockets.send({ event_type: 'UPDATE_EVENT', order: { ...shown, ...fields, revision: 2 } });
  };
  return { api, change, unmountScreen };
}

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const addButton = () => button(text('orders.add_dish'));
/** The calls whose path contains this text. */
export const sent = ({ made }: FakeApi, words: string) =>
  made.filter(({ call }) => call.includes(words));
