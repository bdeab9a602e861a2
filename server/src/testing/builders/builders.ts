import { randomUUID } from 'node:crypto';
import type { CallBody, CallReply } from '@comanda/contract';
import type { Company } from '@comanda/contract/accounts';
import type { Category, Dish, Menu } from '@comanda/contract/menu';
import type { Pub } from '@comanda/contract/pubs';
import type { Tariff } from '@comanda/domain/accounts';
import type { TestApp } from '../app/build-test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Answer = { status: number; body: Record<string, unknown>; cookies: string[] };

/** Someone who is signed in: their id, their tokens and their hand on the API. */
export type SignedIn = { id: number; accesstoken: string; email: string };

export type ACompany = SignedIn & { company: Company; path: string };
export type APub = { pub: Pub; company: ACompany; path: string };

const PASSWORD = 'o parolă destul de lungă';
let phoneCounter = 0;

/** A word that no other test has. */
export function unique(prefix: string): string {
  return `${prefix}-${randomUUID().slice(0, 13)}`;
}

function aPhone(): string {
  phoneCounter += 1;
  return `+3736${String(1_000_000 + phoneCounter)}`;
}

/** One call as JSON, whatever it answers. */
export async function send(
  t: TestApp,
  call: `${Method} /${string}`,
  options: {
    as?: { accesstoken: string } | undefined;
    body?: unknown;
    headers?: Record<string, string>;
  } = {},
): Promise<Answer> {
  const [method, url = ''] = call.split(' ') as [Method, string?];
  const response = await t.app.inject({
    method,
    url,
    headers: {
      ...(options.as ? { accesstoken: options.as.accesstoken } : {}),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { payload: options.body as object }),
  });
  return {
    status: response.statusCode,
    body: response.json(),
    cookies: response.cookies.map(({ name, value }) => `${name}=${value}`),
  };
}

/** One call that must succeed: its answer in the contract's type. */
export async function must<Reply extends { ok: true }>(answer: Promise<Answer>): Promise<Reply> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`expected a success, got ${status} ${JSON.stringify(body)}`);
  return body as Reply;
}

export async function aCompany(
  t: TestApp,
  { tariff = 'business' }: { tariff?: Tariff } = {},
): Promise<ACompany> {
  const email = `${unique('venue')}@example.md`;
  const body: CallBody<'POST /api/company'> = {
    email,
    password: PASSWORD,
    name: unique('Compania'),
    phone: aPhone(),
    tariff,
  };
  const { accesstoken } = await must<CallReply<'POST /api/company'>>(
    send(t, 'POST /api/company', { body }),
  );
  const { company } = await must<CallReply<'GET /api/company'>>(
    send(t, 'GET /api/company', { as: { accesstoken } }),
  );
  return { id: company.id, accesstoken, email, company, path: `/api/company/${company.id}` };
}

export type AClient = {
  accesstoken: string;
  refreshCookie: string;
  /** The eight digits that are dialled at home. */
  phone: string;
  password: string;
};

export async function aClient(t: TestApp): Promise<AClient> {
  const phone = aPhone();
  const { body, cookies } = await send(t, 'POST /api/client', {
    body: { name: 'Doina Cebotari', phone, password: PASSWORD },
  });
  const accesstoken = String(body['accesstoken']);
  const [refreshCookie = ''] = cookies;
  return { accesstoken, refreshCookie, phone: phone.slice('+373'.length), password: PASSWORD };
}

/** Delivery is on and the pub has its place: in the hours that a new pub begins with, ten to ten. */
export async function switchDeliveryOn(t: TestApp, { path, company }: APub): Promise<void> {
  const post = (at: string, body: object) =>
    must(send(t, `POST /${`${path}/${at}`.slice(1)}`, { as: company, body }));
  await post('geolocation', { lat: 47.0105, lng: 28.8638 });
  await post('shipping-availability', { available: true });
}

/** A pub, with a company of its own unless one is given. */
export async function aPub(t: TestApp, company?: ACompany): Promise<APub> {
  const owner = company ?? (await aCompany(t));
  const { pub } = await must<CallReply<'POST /api/company/:companyID/pubs'>>(
    send(t, `POST ${owner.path as '/'}/pubs`, {
      as: owner,
      body: { name: unique('Localul'), url_name: unique('local') },
    }),
  );
  return { pub, company: owner, path: `${owner.path}/pubs/${pub.id}` };
}

export type AMenu = { menu: Menu; category: Category; dishes: Dish[] };

/** A menu of one category with a dish for each price, all visible. */
export async function aMenuWithDishes(
  t: TestApp,
  { path, company }: APub,
  prices: readonly number[] = [100, 55.5],
): Promise<AMenu> {
  const post = async <Reply extends { ok: true }>(at: string, body: unknown): Promise<Reply> =>
    must<Reply>(send(t, `POST /${at.slice(1)}`, { as: company, body }));
  const { menu } = await post<{ ok: true; menu: Menu }>(`${path}/menus`, {
    name: 'Bucătărie',
    visible: true,
    place: 1,
  });
  const inMenu = `${path}/menus/${menu.id}/categories`;
  const look = { visible: true, place: 1, text_color: '#ffffff' };
  const { category } = await post<{ ok: true; category: Category }>(inMenu, {
    ...look,
    name: 'Gustări',
    category_types: ['other'],
  });
  const dishes: Dish[] = [];
  for (const [index, price] of prices.entries()) {
    const { dish } = await post<{ ok: true; dish: Dish }>(`${inMenu}/${category.id}/dishes`, {
      ...look,
      place: index + 1,
      name: `Plăcintă ${index + 1}`,
      price,
      sale_price: 0,
      ingredients: 'brânză, verdeață',
    });
    dishes.push(dish);
  }
  return { menu, category, dishes };
}

/** Around the middle of Chișinău, one kilometre or so across. */
export const zoneVertices = [
  { lat: 47.0, lng: 28.84 },
  { lat: 47.0, lng: 28.88 },
  { lat: 47.03, lng: 28.88 },
  { lat: 47.03, lng: 28.84 },
];
export const pointInZone = { lat: 47.015, lng: 28.86 };

/** Everything a pub needs to deliver around the clock: its place, a zone with its price, the switch. */
export async function withDelivery(
  t: TestApp,
  { path, company }: APub,
  { price = 40, freeFrom = 0, deliveryType = 'own', commission = false } = {},
): Promise<void> {
  const post = async (at: string, body: unknown): Promise<void> => {
    await must(send(t, `POST /${`${path}/${at}`.slice(1)}`, { as: company, body }));
  };
  await post('geolocation', { lat: 47.0105, lng: 28.8638 });
  await post('shipping', {
    shapes: [{ shape_id: 'centru', color: '#d94f3d', vertices: zoneVertices }],
  });
  await post('shipping-price', { prices: { centru: price } });
  await post('shipping-free-delivery-prices', { prices: { centru: freeFrom } });
  await post('shipping-work-hours', {
    work_hours: Array.from({ length: 7 }, () => ({ start: 0, end: 1440 })),
  });
  await post('shipping-time', { from: 40, to: 60 });
  await post('delivery-type', { delivery_type: deliveryType });
  await post('preorder', { card_preorder: true, cash_preorder: true });
  await post('add-commission-to-dish-prices', { add_commission_to_dish_prices: commission });
  await post('shipping-availability', { available: true });
}
