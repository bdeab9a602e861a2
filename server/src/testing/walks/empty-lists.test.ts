import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { aClient, aCompany, aPub, send } from '../builders/builders.ts';
import { anAdmin, anApprovedCourier } from '../builders/order-builders.ts';

// What each of them sees on the first day. No order is placed here: the lists of orders stay empty.
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type List = { as: { accesstoken: string }; at: string; list: string };
type FindList = () => Promise<List>;

const ofCompany: FindList = async () => {
  const company = await aCompany(t);
  return { as: company, at: `${company.path}/pubs`, list: 'pubs' };
};
const ofPub =
  (name: string, list = name): FindList =>
  async () => {
    const { company, path } = await aPub(t);
    return { as: company, at: `${path}/${name}`, list };
  };
const ofPlatform =
  (name: string, list = name): FindList =>
  async () => ({ as: await anAdmin(t), at: `/api/admin/${name}?search=nimic`, list });

it.each<[string, FindList]>([
  ['a company’s pubs', ofCompany],
  ['a pub’s orders', ofPub('orders')],
  ['a pub’s menus', ofPub('menus')],
  ['a pub’s couriers', ofPub('couriers')],
  ['a pub’s delivery points', ofPub('delivery-points', 'points')],
  [
    'a client’s orders',
    async () => ({ as: await aClient(t), at: '/api/client/orders', list: 'orders' }),
  ],
  [
    'a courier’s pubs',
    async () => {
      const courier = await anApprovedCourier(t);
      return { as: courier, at: `${courier.path}/pubs`, list: 'pubs' };
    },
  ],
  [
    'the platform’s orders',
    async () => ({
      as: await anAdmin(t),
      at: '/api/admin/orders?status=in-process',
      list: 'orders',
    }),
  ],
  ['the platform’s companies', ofPlatform('companies')],
  ['the platform’s clients', ofPlatform('clients')],
  ['the platform’s couriers', ofPlatform('couriers')],
  ['the platform’s log', ofPlatform('audit', 'entries')],
])('%s are an empty list while there are none', async (_name, find) => {
  const { as, at, list } = await find();
  expect(await send(t, `GET /${at.slice(1)}`, { as })).toMatchObject({
    status: 200,
    body: { [list]: [] },
  });
});
