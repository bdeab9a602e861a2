import type { Client } from '@comanda/contract/client';
import type { NewOrder } from '@comanda/contract/orders';
import { clientAt } from '../frame/product-client.ts';

/** A pub that takes orders around the clock, and one that a guest sends to it. */
export type OrderPub = {
  /** Where its orders are posted. */
  readonly path: string;
  /** Where its desk opens, with the token of its company. */
  readonly desk: string;
  readonly order: NewOrder;
  /** Of the pub and of its company, whose calls need the second one. */
  readonly ids: { readonly companyID: number; readonly pubID: number };
  readonly as: { readonly accesstoken: string };
};

type Company = { readonly accesstoken: string; readonly companyID: number };

const PRICES = [85, 120, 55.5];

const corners = [
  { lat: 47.0, lng: 28.84 },
  { lat: 47.0, lng: 28.88 },
  { lat: 47.03, lng: 28.88 },
  { lat: 47.03, lng: 28.84 },
];

async function addDishes(
  client: Client,
  { as, params }: { as: Company; params: { companyID: number; pubID: number } },
): Promise<number[]> {
  const { menu } = await client.call('POST /api/company/:companyID/pubs/:pubID/menus', {
    params,
    as,
    body: { name: 'Bucătărie', visible: true, place: 1 },
  });
  const inMenu = { ...params, menuID: menu.id };
  const design = { visible: true, place: 1, text_color: '#ffffff' };
  const { category } = await client.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories',
    { params: inMenu, as, body: { ...design, name: 'Gustări', category_types: ['other'] } },
  );
  const ids: number[] = [];
  for (const price of PRICES) {
    const { dish } = await client.call(
      'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes',
      {
        params: { ...inMenu, categoryID: category.id },
        as,
        body: { ...design, name: 'Plăcintă', price, sale_price: 0, ingredients: 'brânză' },
      },
    );
    ids.push(dish.id);
  }
  return ids;
}

async function switchDeliveryOn(
  client: Client,
  of: { as: Company; params: { companyID: number; pubID: number } },
): Promise<void> {
  const base = 'POST /api/company/:companyID/pubs/:pubID';
  await client.call(`${base}/geolocation`, { ...of, body: { lat: 47.0105, lng: 28.8638 } });
  await client.call(`${base}/shipping`, {
    ...of,
    body: { shapes: [{ shape_id: 'centru', color: '#d94f3d', vertices: corners }] },
  });
  await client.call(`${base}/shipping-price`, { ...of, body: { prices: { centru: 40 } } });
  const week = Array.from({ length: 7 }, () => ({ start: 0, end: 1440 }));
  await client.call(`${base}/shipping-work-hours`, { ...of, body: { work_hours: week } });
  await client.call(`${base}/shipping-availability`, { ...of, body: { available: true } });
}

async function addPub(client: Client, as: Company, name: string): Promise<OrderPub> {
  const { pub } = await client.call('POST /api/company/:companyID/pubs', {
    params: as,
    as,
    body: { name: `Localul ${name}`, url_name: name },
  });
  const of = { as, params: { companyID: as.companyID, pubID: pub.id } };
  const dishes = await addDishes(client, of);
  await switchDeliveryOn(client, of);
  return {
    ids: of.params,
    as,
    path: `/api/client/pub/${pub.id}/orders`,
    desk: `/ws/orders/company/${as.companyID}/pub/${pub.id}?access_token=${as.accesstoken}`,
    order: {
      order_type: 'delivery',
      dishes: dishes.map((dish_id) => ({ dish_id, count: 2 })),
      lat: 47.015,
      lng: 28.86,
      payment_type: 'cash',
      town: 'Chișinău',
      client_name: 'Ștefănița Munteanu',
      full_address: 'str. Columna 17, ap. 23',
      main_phone_number: '+37369111222',
      second_phone_number: '',
      comments: 'Soneria nu merge, bateți tare',
    },
  };
}

/** Adds a company with so many pubs to a product. */
export async function addOrderPubs(origin: string, count: number): Promise<OrderPub[]> {
  const client = clientAt(origin);
  const name = `banc-${Date.now()}`;
  const { accesstoken } = await client.call('POST /api/company', {
    body: {
      email: `${name}@example.md`,
      password: 'o parolă destul de lungă',
      name,
      phone: '+37360999888',
      tariff: 'business',
    },
  });
  const { company } = await client.call('GET /api/company', { as: { accesstoken } });
  const pubs: OrderPub[] = [];
  for (let number = 1; number <= count; number += 1) {
    pubs.push(await addPub(client, { accesstoken, companyID: company.id }, `${name}-${number}`));
  }
  return pubs;
}
