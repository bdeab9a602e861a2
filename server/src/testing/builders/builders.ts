import type { Client } from '@comanda/contract/client';
import { randomUUID } from 'node:crypto';
import type { Company } from '@comanda/contract/accounts';
import type { Category, Dish, Menu } from '@comanda/contract/menu';
import type { Pub } from '@comanda/contract/pubs';
import type { Tariff } from '@comanda/domain/accounts';
import type { DeliveryType } from '@comanda/domain/shipping';
import { accountIdOf, type AccountId } from '../../ids.ts';
import type { TestApp } from '../app/build-test-app.ts';
import {
  insertDelivery,
  insertMenu,
  type WantedDelivery,
  type WantedMenu,
} from './at-once/insert-pub-parts.ts';

/** Who is signed in: the id of their company or courier, and their token. */
export type SignedIn = { id: number; accesstoken: string; email: string };

/** The ids of an address. */
type CompanyIds = { readonly companyID: number };
export type PubIds = CompanyIds & { readonly pubID: number };

export type ACompany = SignedIn & { company: Company; ids: CompanyIds };
export type APub = { pub: Pub; company: ACompany; ids: PubIds };

/** Of every account that a test registers. */
export const PASSWORD = 'o parolă destul de lungă';
let phoneCounter = 0;

/** What the database of this process can be asked for is inserted; a server elsewhere is sent calls. */
const isInProcess = (t: Client): t is TestApp => 'deps' in t;

/** A word that no other test uses. */
export function unique(prefix: string): string {
  return `${prefix}-${randomUUID().slice(0, 13)}`;
}

export function aPhone(): string {
  phoneCounter += 1;
  return `+3736${String(1_000_000 + phoneCounter)}`;
}

export async function aCompany(
  t: Client,
  { tariff = 'business' }: { tariff?: Tariff } = {},
): Promise<ACompany> {
  const email = `${unique('pub')}@example.md`;
  const { accesstoken } = await t.call('POST /api/company', {
    body: { email, password: PASSWORD, name: unique('Compania'), phone: aPhone(), tariff },
  });
  const { company } = await t.call('GET /api/company', { as: { accesstoken } });
  return { id: company.id, accesstoken, email, company, ids: { companyID: company.id } };
}

/** The account that an access token belongs to. */
export function accountOf({ accesstoken }: { readonly accesstoken: string }): AccountId {
  const [, claims = ''] = accesstoken.split('.');
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string };
  return accountIdOf(Number(sub));
}

export type AClient = {
  accesstoken: string;
  refreshCookie: string;
  /** The eight digits of a national number. */
  phone: string;
  password: string;
};

export async function aClient(t: Client): Promise<AClient> {
  const phone = aPhone();
  const answer = await t.send('POST /api/client', {
    body: { name: 'Doina Cebotari', phone, password: PASSWORD },
  });
  const { accesstoken } = answer.reply();
  const [refreshCookie = ''] = answer.cookies;
  return { accesstoken, refreshCookie, phone: phone.slice('+373'.length), password: PASSWORD };
}

const inTown = { lat: 47.0105, lng: 28.8638 };

/** Switches delivery on for a pub with a location, in the default hours, ten to ten. */
export async function switchDeliveryOn(t: Client, { ids, company }: APub): Promise<void> {
  const of = { params: ids, as: company };
  await t.call('POST /api/company/:companyID/pubs/:pubID/geolocation', { ...of, body: inTown });
  await t.call('POST /api/company/:companyID/pubs/:pubID/shipping-availability', {
    ...of,
    body: { available: true },
  });
}

/** A pub, with a new company unless one is given. */
export async function aPub(t: Client, company?: ACompany): Promise<APub> {
  const owner = company ?? (await aCompany(t));
  const { pub } = await t.call('POST /api/company/:companyID/pubs', {
    params: owner.ids,
    as: owner,
    body: { name: unique('Localul'), url_name: unique('local') },
  });
  return { pub, company: owner, ids: { ...owner.ids, pubID: pub.id } };
}

type MenuIds = PubIds & { readonly menuID: number };
export type CategoryIds = MenuIds & { readonly categoryID: number };
export type AMenu<Prices extends readonly number[] = readonly number[]> = {
  menu: Menu;
  category: Category;
  /** One dish for each price. */
  dishes: { -readonly [Index in keyof Prices]: Dish };
  ids: CategoryIds;
};

/** A menu of one category with a dish for each price, all visible. */
export async function aMenuWithDishes<
  const Prices extends readonly number[] = readonly [number, number],
>(
  t: Client,
  { pub, ids: inPub, company }: APub,
  prices: Prices | readonly [number, number] = [100, 55.5],
): Promise<AMenu<Prices>> {
  const design = { visible: true, place: 1, text_color: '#ffffff' };
  const wanted = {
    menu: { name: 'Bucătărie', visible: true, place: 1 },
    category: { ...design, name: 'Gustări' },
    dishes: prices.map((price, index) => ({
      ...design,
      place: index + 1,
      name: `Plăcintă ${index + 1}`,
      price,
      sale_price: 0,
      ingredients: 'brânză, verdeață',
    })),
  };
  const inserted = isInProcess(t) ? await insertMenu(t, pub, wanted) : undefined;
  const { menu, category, dishes } =
    inserted ?? (await callForMenu(t, { ids: inPub, company }, wanted));
  const ids = { ...inPub, menuID: menu.id, categoryID: category.id };
  return { menu, category, dishes: dishes as AMenu<Prices>['dishes'], ids };
}

async function callForMenu(
  t: Client,
  { ids: inPub, company }: Pick<APub, 'ids' | 'company'>,
  wanted: WantedMenu,
): Promise<{ menu: Menu; category: Category; dishes: Dish[] }> {
  const { menu } = await t.call('POST /api/company/:companyID/pubs/:pubID/menus', {
    params: inPub,
    as: company,
    body: wanted.menu,
  });
  const inMenu = { ...inPub, menuID: menu.id };
  const { category } = await t.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories',
    {
      params: inMenu,
      as: company,
      body: { ...wanted.category, category_types: ['other'] },
    },
  );
  const dishes: Dish[] = [];
  for (const body of wanted.dishes) {
    const { dish } = await t.call(
      'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes',
      { params: { ...inMenu, categoryID: category.id }, as: company, body },
    );
    dishes.push(dish);
  }
  return { menu, category, dishes };
}

/** Around the middle of Chișinău, about three kilometres across. */
export const zoneVertices = [
  { lat: 47.0, lng: 28.84 },
  { lat: 47.0, lng: 28.88 },
  { lat: 47.03, lng: 28.88 },
  { lat: 47.03, lng: 28.84 },
];
export const pointInZone = { lat: 47.015, lng: 28.86 };

/** A zone that has only a price, in the form of the wire. */
export const plainZoneTerms = {
  shape_id: 'centru',
  name: '',
  price: null as number | null,
  minimum: 0,
  steps: [],
  extra_minutes: 0,
  closed_until: null,
  closed_texts: {},
  hours: null,
};

type DeliverySettings = {
  price?: number;
  freeFrom?: number;
  deliveryType?: DeliveryType;
  commission?: boolean;
};

/** The settings for deliveries around the clock: the pub's location, a zone with its price, the switch. */
export async function withDelivery(
  t: Client,
  { pub, ids, company }: APub,
  { price = 40, freeFrom = 0, deliveryType = 'own', commission = false }: DeliverySettings = {},
): Promise<void> {
  const wanted = {
    place: inTown,
    shape: { shape_id: 'centru', color: '#d94f3d', vertices: zoneVertices },
    hours: Array.from({ length: 7 }, () => ({ start: 0, end: 1440 })),
    time: { from: 40, to: 60 },
    price,
    freeFrom,
    deliveryType,
    commission,
  };
  const isInserted = isInProcess(t) && (await insertDelivery(t, pub, wanted));
  if (!isInserted) await callForDelivery(t, { ids, company }, wanted);
}

async function callForDelivery(
  t: Client,
  { ids, company }: Pick<APub, 'ids' | 'company'>,
  wanted: WantedDelivery,
): Promise<void> {
  const { shape_id, ...shape } = wanted.shape;
  const of = { params: ids, as: company };
  await t.call('POST /api/company/:companyID/pubs/:pubID/geolocation', {
    ...of,
    body: wanted.place,
  });
  await t.call('POST /api/company/:companyID/pubs/:pubID/shipping', {
    ...of,
    body: { shapes: [{ shape_id, ...shape, vertices: [...shape.vertices] }] },
  });
  await t.call('POST /api/company/:companyID/pubs/:pubID/shipping-price', {
    ...of,
    body: { prices: { [shape_id]: wanted.price } },
  });
  await t.call('POST /api/company/:companyID/pubs/:pubID/shipping-free-delivery-prices', {
    ...of,
    body: { prices: { [shape_id]: wanted.freeFrom } },
  });
  await t.call('POST /api/company/:companyID/pubs/:pubID/shipping-work-hours', {
    ...of,
    body: { work_hours: [...wanted.hours] },
  });
  await t.call('POST /api/company/:companyID/pubs/:pubID/shipping-time', {
    ...of,
    body: wanted.time,
  });
  await t.call('POST /api/company/:companyID/pubs/:pubID/delivery-type', {
    ...of,
    body: { delivery_type: wanted.deliveryType },
  });
  await t.call('POST /api/company/:companyID/pubs/:pubID/preorder', {
    ...of,
    body: { card_preorder: true, cash_preorder: true },
  });
  await t.call('POST /api/company/:companyID/pubs/:pubID/add-commission-to-dish-prices', {
    ...of,
    body: { add_commission_to_dish_prices: wanted.commission },
  });
  await t.call('POST /api/company/:companyID/pubs/:pubID/shipping-availability', {
    ...of,
    body: { available: true },
  });
}
