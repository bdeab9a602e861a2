import { randomUUID } from 'node:crypto';
import type { CallReply } from '@comanda/contract';
import { must, type Answer, type Client } from '@comanda/contract/client';
import type { GuestOrder, NewOrder } from '@comanda/contract/orders';
import type { Dish } from '@comanda/contract/menu';
import type { OrderStatus } from '@comanda/domain/orders';
import { createAdministrator } from '../../features/accounts/index.ts';
import { accountIdOf } from '../../ids.ts';
import { grant, type CourierScope } from '../../scopes.ts';
import type { TestApp } from '../app/build-test-app.ts';
import {
  PASSWORD,
  aMenuWithDishes,
  aPub,
  pointInZone,
  unique,
  withDelivery,
  type ACompany,
  type APub,
  type CategoryIds,
  type PubIds,
  type SignedIn,
} from './builders.ts';

export type ADeliveringPub = APub & {
  dishes: readonly [Dish, Dish, ...Dish[]];
  /** Where the dishes are edited. */
  categoryIds: CategoryIds;
};

/** A pub with a menu that delivers around the clock for 40 Lei. */
export async function aDeliveringPub(
  t: Client,
  settings: Parameters<typeof withDelivery>[2] & {
    prices?: readonly number[];
    company?: ACompany;
  } = {},
): Promise<ADeliveringPub> {
  const { prices = [100, 55.5], company, ...delivery } = settings;
  const pub = await aPub(t, company);
  const { dishes, ids: categoryIds } = await aMenuWithDishes(t, pub, prices);
  await withDelivery(t, pub, delivery);
  const [first, second, ...others] = dishes;
  if (!first || !second) throw new Error('two dishes at least');
  return { ...pub, dishes: [first, second, ...others], categoryIds };
}

/** The pub changes one of its dishes. */
export async function changeDish(
  t: Client,
  { categoryIds, company }: ADeliveringPub,
  { dish, change }: { dish: Dish; change: Partial<Dish> },
): Promise<void> {
  const { name, price, sale_price, ingredients, place, visible, text_color } = dish;
  const body = { name, price, sale_price, ingredients, place, visible, text_color, ...change };
  await t.call(
    'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
    { params: { ...categoryIds, dishID: dish.id }, as: company, body },
  );
}

export type ACourier = SignedIn & { ids: { readonly courierID: number } };

/** A courier's step with an order, as in the address of the call. */
export type CourierStep =
  | 'reserve-order'
  | 'coming'
  | 'release-order'
  | 'set-order-to-at-courier'
  | 'set-order-to-completed'
  | 'set-order-to-canceled';

export async function aCourier(t: Client): Promise<ACourier> {
  const email = `${unique('curier')}@example.md`;
  const { accesstoken } = await t.call('POST /api/courier', {
    body: { email, password: PASSWORD, full_name: 'Ion Rusu', phone_number: '069 777 888' },
  });
  const { courier } = await t.call('GET /api/courier', { as: { accesstoken } });
  const { id } = courier;
  return { id, accesstoken, email, ids: { courierID: id } };
}

/** The right that a courier's calls have. */
export function scopeOfCourier(courierId: number): CourierScope {
  const accountId = accountIdOf(courierId);
  const actor = { accountId, role: 'courier', sessionId: 0 } as const;
  return grant<CourierScope>({
    kind: 'courier',
    courierId,
    actor: { ...actor, companyId: undefined, entered: undefined },
  });
}

export async function anAdmin(t: TestApp): Promise<{ accesstoken: string }> {
  const email = `${unique('admin')}@example.md`;
  await createAdministrator(t.deps, { email, password: PASSWORD });
  return t.call('POST /api/auth/login', { body: { as: 'admin', email, password: PASSWORD } });
}

/** A courier who may take orders of the pool. */
export async function anApprovedCourier(
  t: TestApp,
  admin?: { accesstoken: string },
): Promise<ACourier> {
  const courier = await aCourier(t);
  const as = admin ?? (await anAdmin(t));
  await t.call('POST /api/admin/couriers/:courierID/approve', { params: courier.ids, as });
  return courier;
}

/** The data of a delivery order that only its pub and its courier may see. */
export const secrets = {
  client_name: 'Ștefănița Munteanu',
  full_address: 'str. Secretă 17, ap. 23',
  main_phone_number: '+37369111222',
  second_phone_number: '+37369333444',
  comments: 'Soneria nu merge, bateți tare',
};

/** A guest's order: one of the first dish and two of the second, into the zone, paid in cash. */
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

/** One of the first dish, to a table of the pub. */
export function anOrderAtTable(pub: ADeliveringPub, table: string): NewOrder {
  return {
    order_type: 'in_place',
    client_name: 'Grăbitul',
    table_for_in_place_order: table,
    dishes: [{ dish_id: pub.dishes[0].id, count: 1 }],
  };
}

type Placing = CallReply<'POST /api/client/pub/:pubID/orders'>;
type SettingStatus =
  CallReply<'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status'>;

export function tryOrder(
  t: Client,
  { ids }: Pick<APub, 'ids'>,
  {
    body,
    key = randomUUID(),
    as,
  }: { body: NewOrder; key?: string; as?: { accesstoken: string } | undefined },
): Promise<Answer<Placing>> {
  return t.send('POST /api/client/pub/:pubID/orders', {
    params: ids,
    body,
    as,
    idempotencyKey: key,
  });
}

export type AnOrder = {
  id: number;
  order: GuestOrder;
  trackingToken: string;
  ids: PubIds & { readonly orderID: number };
};

/** An order that a guest has placed. */
export async function anOrder(
  t: Client,
  pub: ADeliveringPub,
  { as, ...change }: Partial<NewOrder> & { as?: { accesstoken: string } } = {},
): Promise<AnOrder> {
  const { order, tracking_token: trackingToken } = await must(
    tryOrder(t, pub, { body: aBasket(pub, change), as }),
  );
  const { id } = order;
  return { id, order, trackingToken, ids: { ...pub.ids, orderID: id } };
}

/** The pub sets the status of one of its orders. */
export async function setStatus(
  t: Client,
  { company }: APub,
  { order, to }: { order: AnOrder; to: OrderStatus },
): Promise<Answer<SettingStatus>> {
  return t.send('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status', {
    params: order.ids,
    query: { status: to },
    as: company,
  });
}

/** An order that waits for a courier. */
export async function aWaitingOrder(
  t: Client,
  pub: ADeliveringPub,
  change: Partial<NewOrder> = {},
): Promise<AnOrder> {
  const order = await anOrder(t, pub, change);
  await must(setStatus(t, pub, { order, to: 'preparing' }));
  return order;
}
