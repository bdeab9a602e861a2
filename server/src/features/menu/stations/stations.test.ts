import type { CallBody } from '@comanda/contract';
import { MAX_STATION_NAME_LENGTH, MAX_STATIONS_OF_PUB } from '@comanda/domain/menu';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { openReader } from '../../../testing/app/live-reader.ts';
import {
  aMenuWithDishes,
  aPub,
  type AMenu,
  type APub,
} from '../../../testing/builders/builders.ts';
import { aDeliveringPub, anOrder, setStatus } from '../../../testing/builders/order-builders.ts';

const STATIONS = '/api/company/:companyID/pubs/:pubID/stations';
const CATEGORY = '/api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID';

let t: TestApp;
let pub: APub;
let menu: AMenu;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  pub = await aPub(t);
  menu = await aMenuWithDishes(t, pub);
});
afterAll(() => t.close());

const create = (body: CallBody<`POST ${typeof STATIONS}`>) =>
  t.send(`POST ${STATIONS}`, { params: pub.ids, as: pub.company, body });
const change = (stationID: number, body: CallBody<`PUT ${typeof STATIONS}/:stationID`>) =>
  t.send(`PUT ${STATIONS}/:stationID`, {
    params: { ...pub.ids, stationID },
    as: pub.company,
    body,
  });
const list = async () => t.call(`GET ${STATIONS}`, { params: pub.ids, as: pub.company });

async function aStation(name: string, categoryIds: number[] = []): Promise<number> {
  const { body } = await create({ name, category_ids: categoryIds });
  return body.station?.id ?? 0;
}

it('a pub has none at first, and its categories to choose from', async () => {
  const { stations, categories } = await list();
  expect(stations).toEqual([]);
  expect(categories.map(({ id }) => id)).toContain(menu.ids.categoryID);
});

it('a station has a name, categories and their dishes', async () => {
  const { status, body } = await create({
    name: '  Grătar ',
    category_ids: [menu.ids.categoryID],
  });
  expect([status, body.station]).toMatchObject([
    201,
    {
      name: 'Grătar',
      category_ids: [menu.ids.categoryID],
      dish_ids: menu.dishes.map(({ id }) => id),
    },
  ]);
  expect((await list()).stations).toEqual([body.station]);
});

it('a category belongs to one station: it moves', async () => {
  const { categoryID } = menu.ids;
  const grill = await aStation('Grătar', [categoryID]);
  const bar = await aStation('Bar');
  await change(bar, { name: 'Bar', category_ids: [categoryID] });
  expect((await list()).stations).toMatchObject([
    { id: grill, category_ids: [], dish_ids: [] },
    { id: bar, category_ids: [categoryID] },
  ]);
  const renamed = await change(bar, { name: 'Bar rece' });
  expect(renamed.body.station).toMatchObject({ name: 'Bar rece', category_ids: [categoryID] });
  await change(bar, { name: 'Bar', category_ids: [] });
  expect((await list()).stations).toMatchObject([{ category_ids: [] }, { category_ids: [] }]);
});

it('the category’s own calls keep the station', async () => {
  const { categoryID } = menu.ids;
  const grill = await aStation('Grătar', [categoryID]);
  const params = menu.ids;
  await t.call(`PUT ${CATEGORY}`, {
    params,
    as: pub.company,
    body: { name: 'Supe', category_types: ['soup'], visible: true, text_color: '#ffffff' },
  });
  expect((await list()).stations).toMatchObject([{ id: grill, category_ids: [categoryID] }]);
});

it('a deleted station leaves its categories without one, a deleted category its station empty', async () => {
  const { categoryID } = menu.ids;
  const grill = await aStation('Grătar', [categoryID]);
  await t.call(`DELETE ${STATIONS}/:stationID`, {
    params: { ...pub.ids, stationID: grill },
    as: pub.company,
  });
  expect((await list()).stations).toEqual([]);
  const again = await aStation('Grătar', [categoryID]);
  await t.call(`DELETE ${CATEGORY}`, { params: menu.ids, as: pub.company });
  expect((await list()).stations).toEqual([
    { id: again, name: 'Grătar', category_ids: [], dish_ids: [] },
  ]);
  // A form that was opened before still names it.
  expect(await change(again, { name: 'Foc', category_ids: [categoryID] })).toMatchObject({
    status: 200,
    body: { station: { name: 'Foc', category_ids: [] } },
  });
});

it('refuses stations and categories of another pub, and nothing has changed', async () => {
  const other = await aPub(t);
  const { ids } = await aMenuWithDishes(t, other);
  const { station: foreign } = await t.call(`POST ${STATIONS}`, {
    params: other.ids,
    as: other.company,
    body: { name: 'Al altora', category_ids: [ids.categoryID] },
  });
  const own = await aStation('Grătar', [menu.ids.categoryID]);
  const before = await list();
  const theirs = { name: 'Alt nume', category_ids: [menu.ids.categoryID, ids.categoryID] };
  expect((await create(theirs)).status).toBe(404);
  expect((await change(own, theirs)).status).toBe(404);
  expect((await change(foreign.id, { name: 'Alt nume' })).status).toBe(404);
  const params = { ...pub.ids, stationID: foreign.id };
  expect((await t.send(`DELETE ${STATIONS}/:stationID`, { params, as: pub.company })).status).toBe(
    404,
  );
  expect(await list()).toEqual(before);
  const theirList = await t.call(`GET ${STATIONS}`, { params: other.ids, as: other.company });
  expect(theirList.stations).toEqual([foreign]);
});

it.each([
  ['no letters', ' \u200B '],
  ['too many letters', 'x'.repeat(MAX_STATION_NAME_LENGTH + 1)],
])('refuses a name with %s', async (_name, name) => {
  expect(await create({ name })).toMatchObject({ body: { code: 'validation_error' } });
  expect((await list()).stations).toEqual([]);
});

it('has a limit, also for many at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: MAX_STATIONS_OF_PUB + 2 }, (_, index) =>
      create({ name: `Post ${index}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_STATIONS_OF_PUB);
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 409,
    body: { code: 'station_limit_exceeded', facts: { limit: MAX_STATIONS_OF_PUB } },
  });
});

it('the open screens of the pub are told of each change', async () => {
  const address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  const delivering = await aDeliveringPub(t);
  pub = delivering;
  const screen = openReader(
    '/ws/orders/company/:companyID/pub/:pubID',
    `${address}/ws/orders/company/${pub.ids.companyID}/pub/${pub.pub.id}?access_token=${pub.company.accesstoken}&pub_events=yes`,
  );
  await screen.everything();
  // The pub's set-up may still be on its way to the screen: this later change comes after it.
  const placed = await anOrder(t, delivering);
  await setStatus(t, delivering, { order: placed, to: 'handled' });
  await screen.event(placed.id, 2);
  const count = () => screen.messages.filter(({ event_type }) => event_type === 'PUB_EVENT').length;
  const before = count();
  const told = async (times: number) => screen.next(() => count() === before + times);
  const bar = await aStation('Bar');
  await told(1);
  await change(bar, { name: 'Bar rece' });
  await told(2);
  const [category] = (await list()).categories;
  await change(bar, { name: 'Bar rece', category_ids: [category?.id ?? 0] });
  await told(3);
  await t.call(`DELETE ${STATIONS}/:stationID`, {
    params: { ...pub.ids, stationID: bar },
    as: pub.company,
  });
  await told(4);
  expect((await list()).stations).toEqual([]);
});
