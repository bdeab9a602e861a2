import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { aClient, aCompany, aPub } from '../builders/builders.ts';
import { anAdmin, anApprovedCourier } from '../builders/order-builders.ts';

// The lists of each role on the first day. No order is placed here, so the lists of orders stay empty.
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type ReadList = () => Promise<readonly unknown[]>;

const ofPub = async () => {
  const { company, ids } = await aPub(t);
  return { params: ids, as: company };
};
const ofPlatform = async () => ({ query: { search: 'nimic' }, as: await anAdmin(t) });

it.each<[string, ReadList]>([
  [
    'a company’s pubs',
    async () => {
      const company = await aCompany(t);
      const of = { params: company.ids, as: company };
      return (await t.call('GET /api/company/:companyID/pubs', of)).pubs;
    },
  ],
  [
    'a pub’s orders',
    async () =>
      (await t.call('GET /api/company/:companyID/pubs/:pubID/orders', await ofPub())).orders,
  ],
  [
    'a pub’s menus',
    async () =>
      (await t.call('GET /api/company/:companyID/pubs/:pubID/menus', await ofPub())).menus,
  ],
  [
    'what a pub can mark as sold out',
    async () => {
      const asked = await ofPub();
      const { dishes, choices } = await t.call(
        'GET /api/company/:companyID/pubs/:pubID/sold-out',
        asked,
      );
      return [...dishes, ...choices];
    },
  ],
  [
    'a pub’s option groups',
    async () =>
      (await t.call('GET /api/company/:companyID/pubs/:pubID/option-groups', await ofPub()))
        .option_groups,
  ],
  [
    'a pub’s dishes',
    async () =>
      (await t.call('GET /api/company/:companyID/pubs/:pubID/dishes', await ofPub())).dishes,
  ],
  [
    'a pub’s whole menu',
    async () =>
      (await t.call('GET /api/company/:companyID/pubs/:pubID/whole-menu', await ofPub())).dishes,
  ],
  [
    'a pub’s couriers',
    async () =>
      (await t.call('GET /api/company/:companyID/pubs/:pubID/couriers', await ofPub())).couriers,
  ],
  [
    'a pub’s delivery points',
    async () =>
      (await t.call('GET /api/company/:companyID/pubs/:pubID/delivery-points', await ofPub()))
        .points,
  ],
  [
    'a pub’s chats',
    async () =>
      (await t.call('GET /api/company/:companyID/pubs/:pubID/alerts/telegram', await ofPub()))
        .telegram.chats,
  ],
  [
    'a pub’s printers',
    async () =>
      (await t.call('GET /api/company/:companyID/pubs/:pubID/printers', await ofPub())).printers,
  ],
  [
    'a client’s orders',
    async () => (await t.call('GET /api/client/orders', { as: await aClient(t) })).orders,
  ],
  [
    'a client’s personal data',
    async () => {
      const { client } = await t.call('GET /api/account/personal-data', { as: await aClient(t) });
      return [...(client?.orders ?? []), ...(client?.notified_devices ?? [])];
    },
  ],
  [
    'a courier’s pubs',
    async () => {
      const courier = await anApprovedCourier(t);
      const of = { params: courier.ids, as: courier };
      return (await t.call('GET /api/courier/:courierID/pubs', of)).pubs;
    },
  ],
  [
    'the platform’s orders',
    async () => {
      const query = { status: 'in-process' } as const;
      return (await t.call('GET /api/admin/orders', { query, as: await anAdmin(t) })).orders;
    },
  ],
  [
    'the platform’s companies',
    async () => (await t.call('GET /api/admin/companies', await ofPlatform())).companies,
  ],
  [
    'the platform’s clients',
    async () => (await t.call('GET /api/admin/clients', await ofPlatform())).clients,
  ],
  [
    'the platform’s couriers',
    async () => (await t.call('GET /api/admin/couriers', await ofPlatform())).couriers,
  ],
  [
    'the platform’s log',
    async () => (await t.call('GET /api/admin/audit', await ofPlatform())).entries,
  ],
  [
    'tasks that fail',
    async () => (await t.call('GET /api/admin/failing-tasks', { as: await anAdmin(t) })).tasks,
  ],
])('%s are an empty list while there are none', async (_name, read) => {
  expect(await read()).toEqual([]);
});
