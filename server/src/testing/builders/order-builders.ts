import { randomUUID } from 'node:crypto';
import type { CallReply } from '@comanda/contract';
import type { GuestOrder, NewOrder } from '@comanda/contract/orders';
import type { Dish } from '@comanda/contract/menu';
import { createAdministrator } from '../../features/accounts/index.ts';
import type { TestApp } from '../app/build-test-app.ts';
import {
  aMenuWithDishes,
  aPub,
  must,
  pointInZone,
  send,
  unique,
  withDelivery,
  type Answer,
  type APub,
  type SignedIn,
} from './builders.ts';

const PASSWORD = 'o parolă destul de lungă';

export type ADeliveringPub = APub & {
  dishes: readonly [Dish, Dish, ...Dish[]];
  /** Where the dishes are edited. */
  dishesPath: string;
};

/** A pub with a menu that delivers around the clock for 40 Lei. */
export async function aDeliveringPub(
  t: TestApp,
  settings: Parameters<typeof withDelivery>[2] & { prices?: readonly number[] } = {},
): Promise<ADeliveringPub> {
  const pub = await aPub(t);
  const { prices = [100, 55.5], ...delivery } = settings;
  const { dishes, menu, category } = await aMenuWithDishes(t, pub, prices);
  await withDelivery(t, pub, delivery);
  const [first, second, ...others] = dishes;
  if (!first || !second) throw new Error('two dishes at least');
  const dishesPath = `${pub.path}/menus/${menu.id}/categories/${category.id}/dishes`;
  return { ...pub, dishes: [first, second, ...others], dishesPath };
}

/** The pub changes one of its dishes. */
export async function changeDish(
  t: TestApp,
  { dishesPath, company }: ADeliveringPub,
  { dish, change }: { dish: Dish; change: Partial<Dish> },
): Promise<void> {
  const { name, price, sale_price, ingredients, place, visible, text_color } = dish;
  const body = { name, price, sale_price, ingredients, place, visible, text_color, ...change };
  await must(send(t, `PUT /${dishesPath.slice(1)}/${dish.id}`, { as: company, body }));
}

export type ACourier = SignedIn & { path: string };

export async function aCourier(t: TestApp): Promise<ACourier> {
  const email = `${unique('curier')}@example.md`;
  const { accesstoken } = await must<CallReply<'POST /api/courier'>>(
    send(t, 'POST /api/courier', {
      body: { email, password: PASSWORD, full_name: 'Ion Rusu', phone_number: '069 777 888' },
    }),
  );
  const { courier } = await must<CallReply<'GET /api/courier'>>(
    send(t, 'GET /api/courier', { as: { accesstoken } }),
  );
  return { id: courier.id, accesstoken, email, path: `/api/courier/${courier.id}` };
}

export async function anAdmin(t: TestApp): Promise<{ accesstoken: string }> {
  const email = `${unique('admin')}@example.md`;
  await createAdministrator(t.deps, { email, password: PASSWORD });
  return must<CallReply<'POST /api/auth/login'>>(
    send(t, 'POST /api/auth/login', { body: { as: 'admin', email, password: PASSWORD } }),
  );
}

/** A courier who may take orders of the pool. */
export async function anApprovedCourier(
  t: TestApp,
  admin?: { accesstoken: string },
): Promise<ACourier> {
  const courier = await aCourier(t);
  const as = admin ?? (await anAdmin(t));
  await must(send(t, `POST /api/admin/couriers/${courier.id}/approve`, { as }));
  return courier;
}

/** Everything in a delivery order that only its pub and its courier may know. */
export const secrets = {
  client_name: 'Ștefănița Munteanu',
  full_address: 'str. Secretă 17, ap. 23',
  main_phone_number: '+37369111222',
  second_phone_number: '+37369333444',
  comments: 'Soneria nu merge, bateți tare',
};

/** What a guest sends: one of the first dish and two of the second, into the zone, paid in cash. */
export function aBasket(pub: ADeliveringPub, change: Partial<NewOrder> = {}): NewOrder {
  const [first, second] = pub.dishes;
  return {
    order_type: 'delivery',
    dishes: [
      { dish_id: first.id, count: 1 },
      { dish_id: second.id, count: 2 },
    ],
    ...pointInZone,
    payment_type: 'cash',
    town: 'Chișinău',
    ...secrets,
    ...change,
  };
}

export function tryOrder(
  t: TestApp,
  pub: APub,
  { body, key = randomUUID(), as }: { body: unknown; key?: string; as?: { accesstoken: string } },
): Promise<Answer> {
  return send(t, `POST /api/client/pub/${pub.pub.id}/orders`, {
    body,
    as,
    headers: { 'idempotency-key': key },
  });
}

export type AnOrder = { id: number; order: GuestOrder; trackingToken: string; path: string };

/** An order that a guest has placed. */
export async function anOrder(
  t: TestApp,
  pub: ADeliveringPub,
  { as, ...change }: Partial<NewOrder> & { as?: { accesstoken: string } } = {},
): Promise<AnOrder> {
  const { order, tracking_token } = await must<CallReply<'POST /api/client/pub/:pubID/orders'>>(
    tryOrder(t, pub, { body: aBasket(pub, change), ...(as ? { as } : {}) }),
  );
  const path = `${pub.path}/orders/${order.id}`;
  return { id: order.id, order, trackingToken: tracking_token, path };
}

/** The pub sets the status of one of its orders. */
export async function setStatus(
  t: TestApp,
  { company }: APub,
  { order, to }: { order: AnOrder; to: string },
): Promise<Answer> {
  return send(t, `PUT /${order.path.slice(1)}/update-status?status=${to}`, { as: company });
}

/** An order that waits for a courier. */
export async function aWaitingOrder(
  t: TestApp,
  pub: ADeliveringPub,
  change: Partial<NewOrder> = {},
): Promise<AnOrder> {
  const order = await anOrder(t, pub, change);
  await must(setStatus(t, pub, { order, to: 'preparing' }));
  return order;
}
