import { listCalls, routes, type Call } from '@comanda/contract';
import { addressOf, type Client } from '@comanda/contract/client';
import type { Access, RouteSpec } from '@comanda/contract/routing';

export type Asker = 'company' | 'courier' | 'admin';
type SignedIn = { readonly accesstoken: string };
export type Callers = Readonly<Record<Asker, SignedIn>>;

const askers: Readonly<Partial<Record<Access, Asker>>> = {
  public: 'company',
  account: 'company',
  company: 'company',
  pub: 'company',
  courier: 'courier',
  signed_in: 'courier',
  admin: 'admin',
};

/** A value for each field of a query; a call with another field fails here until it has one. */
const queryValues: Readonly<Record<string, string>> = {
  before: '2147483647',
  currency_id: '1',
  from: '2026-01-01T00:00:00Z',
  search: 'nuc',
  status: 'in-process',
  to: '2030-01-01T00:00:00Z',
};

/** Pages and files besides the calls. */
const pages = [
  '/',
  '/admin/login',
  '/courier/registration',
  '/pub/la-nuc/?table=7&lang=ro',
  '/api/docs/',
  '/robots.txt',
  '/sitemap.xml',
];

const pubs = 'GET /api/company/:companyID/pubs';
const menus = `${pubs}/:pubID/menus` as const;
const categories = `${menus}/:menuID/categories` as const;

/** An id of the demo for each part of a path. */
async function readIds(client: Client, callers: Callers): Promise<Record<string, string | number>> {
  const as = callers.company;
  const { company } = await client.call('GET /api/company', { as });
  const ofCompany = { companyID: company.id };
  const [pub] = (await client.call(pubs, { as, params: ofCompany })).pubs;
  const ofPub = { ...ofCompany, pubID: pub?.id ?? 0 };
  const [menu] = (await client.call(menus, { as, params: ofPub })).menus;
  const ofMenu = { ...ofPub, menuID: menu?.id ?? 0 };
  const [category] = (await client.call(categories, { as, params: ofMenu })).categories;
  const params = { ...ofMenu, categoryID: category?.id ?? 0 };
  const [dish] = (await client.call(`${categories}/:categoryID/dishes`, { as, params })).dishes;
  const { orders } = await client.call(`${pubs}/:pubID/orders`, { as, params: ofPub, query: {} });
  const { courier } = await client.call('GET /api/courier', { as: callers.courier });
  return {
    ...params,
    dishID: dish?.id ?? 0,
    orderID: orders[0]?.id ?? 0,
    courierID: courier.id,
    settlementID: 1,
    pubUrlName: 'la-nuc',
    trackingToken: 'a-token-that-no-order-has',
  };
}

function queryOf(name: Call): Record<string, string> {
  const { query }: RouteSpec = routes[name];
  const fields = Object.keys((query as { properties?: object } | undefined)?.properties ?? {});
  return Object.fromEntries(
    fields.map((field) => {
      const value = queryValues[field];
      if (value === undefined) throw new Error(`${name}: no value for ${field}`);
      return [field, value];
    }),
  );
}

const marked = (values: Readonly<Record<string, string | number>>, mark: string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}${mark}`]));

export type Addresses = {
  /** As they are used. */
  readonly plain: readonly string[];
  /** With a mark behind each id and each value of a query: what sqlmap tries. */
  readonly marked: readonly string[];
};

/** Every reading call of the contract with ids of the demo, by who may ask it; the pages for the first one. */
export async function startAddresses(
  client: Client,
  callers: Callers,
): Promise<Record<Asker, Addresses>> {
  const ids = await readIds(client, callers);
  const of = (asker: Asker): Addresses => {
    const names = listCalls().filter(
      (name) => name.startsWith('GET ') && askers[routes[name].access] === asker,
    );
    const at = (name: Call, mark = ''): string =>
      addressOf(name, marked(ids, mark), marked(queryOf(name), mark)).url;
    return {
      plain: [...(asker === 'company' ? pages : []), ...names.map((name) => at(name))],
      marked: names.map((name) => at(name, '*')).filter((address) => address.includes('*')),
    };
  };
  return { company: of('company'), courier: of('courier'), admin: of('admin') };
}
