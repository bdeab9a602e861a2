import { must } from '@comanda/contract/client';
import { DEFAULT_LATER } from '@comanda/domain/later';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildGuestApp, type GuestApp } from '../../testing/app/build-guest-app.ts';
import { aRehearsal } from '../../testing/builders/a-rehearsal.ts';
import {
  aDeliveringPub,
  anOrder,
  secrets,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../testing/builders/order-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const START = '2026-11-20T17:00:00Z';

let t: GuestApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildGuestApp();
}, 120_000);
beforeEach(async () => {
  t.clock.set(START);
  pub = await aDeliveringPub(t);
  await change({ has_pick_up_order: true });
});
afterAll(() => t.close());

const asPub = () => ({ params: pub.ids, as: pub.company });
const change = (body: object) => t.call(`PUT ${PUB}`, { ...asPub(), body });
const collected = () => anOrder(t, pub, { order_type: 'pick_up' });
const accept = (order: AnOrder) => must(setStatus(t, pub, { order, to: 'preparing' }));
const ready = (order: AnOrder, prepared = true) =>
  t.call(`PUT ${PUB}/orders/:orderID/update-prepared`, {
    params: order.ids,
    as: pub.company,
    body: { prepared },
  });
const load = (query = '', headers: Record<string, string> = {}) =>
  t.app.inject({ url: `/pub/${pub.pub.url_name}/ready${query}`, headers });

/** The numbers of both columns. */
async function board(): Promise<[preparing: string[], ready: string[]]> {
  const { body, statusCode } = await load();
  expect(statusCode).toBe(200);
  const [, preparing = '', done = ''] = body.split('<section class=');
  const numbersOf = (column: string) =>
    [...column.matchAll(/<li>(\d+)<\/li>/g)].map(([, number = '']) => number);
  return [numbersOf(preparing), numbersOf(done)];
}

test('an order is on the board from being accepted until it is handed over', async () => {
  const first = await collected();
  expect(await board()).toEqual([[], []]);
  await accept(first);
  const second = await collected();
  await accept(second);
  expect(await board()).toEqual([['1', '2'], []]);
  await ready(second);
  expect(await board()).toEqual([['1'], ['2']]);
  await ready(second, false);
  expect(await board()).toEqual([['1', '2'], []]);
  await must(setStatus(t, pub, { order: first, to: 'completed' }));
  await must(setStatus(t, pub, { order: second, to: 'canceled' }));
  expect(await board()).toEqual([[], []]);
});

test('an order for later stands where its kitchen began with it, also without a promised time', async () => {
  await t.call(`PUT ${PUB}/later`, {
    ...asPub(),
    body: { later: { ...DEFAULT_LATER, order_types: ['pick_up'] } },
  });
  const later = await anOrder(t, pub, {
    order_type: 'pick_up',
    wanted_at: '2026-11-20T20:00:00.000Z',
  });
  await accept(later);
  const other = await collected();
  await accept(other);
  const write = (id: number, columns: { promised_at?: null; created_time?: Date }) =>
    t.deps.db.updateTable('pub_order').set(columns).where('id', '=', id).execute();
  await write(later.id, { promised_at: null });
  await write(other.id, { created_time: new Date('2026-11-20T19:30:00Z') });
  // It is cooked from 19:40 on, two hours and forty minutes after it was placed.
  t.clock.set('2026-11-20T19:45:00Z');
  await t.app.tasks.runDue();
  expect(await board()).toEqual([['2', '1'], []]);
});

test('other orders, other pubs’ orders and rehearsals are on no board', async () => {
  await accept(await anOrder(t, pub));
  await accept(await anOrder(t, pub, { order_type: 'in_place', table_for_in_place_order: '7' }));
  const rehearsal = await aRehearsal(t, pub, { order_type: 'pick_up' });
  await accept(rehearsal);
  const other = await aDeliveringPub(t);
  await t.call(`PUT ${PUB}`, {
    params: other.ids,
    as: other.company,
    body: { has_pick_up_order: true },
  });
  const ofOther = await anOrder(t, other, { order_type: 'pick_up' });
  await must(setStatus(t, other, { order: ofOther, to: 'preparing' }));
  expect(await board()).toEqual([[], []]);
});

test('a number that nobody completes leaves two hours later', async () => {
  const order = await collected();
  await accept(order);
  t.clock.set('2026-11-20T18:59:59Z');
  expect(await board()).toEqual([['1'], []]);
  t.clock.set('2026-11-20T19:00:00Z');
  expect(await board()).toEqual([[], []]);
});

test('nothing but numbers is disclosed: no name, no phone, no dish, no id, no token', async () => {
  // So that its id is not its number.
  await anOrder(t, pub);
  const order = await collected();
  await accept(order);
  const { body, headers } = await load('?lang=ro');
  const said = body.replaceAll(/<style>[\s\S]*?<\/style>/g, '');
  const { dishes, id } = order.order;
  for (const secret of [...Object.values(secrets), order.trackingToken, dishes[0]?.name ?? '?']) {
    expect(said).not.toContain(secret);
  }
  expect(said).not.toMatch(new RegExp(`\\b${id}\\b`));
  expect(said).toContain('noindex');
  expect(headers['cache-control']).toBe('no-cache');
});

test('an unchanged board is answered without a body, a changed one with the new one', async () => {
  const order = await collected();
  await accept(order);
  const { headers } = await load();
  const etag = String(headers.etag);
  t.clock.set('2026-11-20T17:03:00Z');
  const same = await load('', { 'if-none-match': etag });
  expect([same.statusCode, same.body]).toEqual([304, '']);
  await ready(order);
  expect((await load('', { 'if-none-match': etag })).statusCode).toBe(200);
});

test.each([
  ['', ['Se pregătesc', 'Готовятся']],
  ['?lang=ru', ['Готовятся']],
  ['?lang=en', ['Being prepared']],
  ['?lang=xx', ['Se pregătesc', 'Готовятся']],
])('the headings of %s are %j: one language, or those of the pub', async (query, headings) => {
  await change({ working_language: 'ro', texts_stay: true, other_languages: ['ru'] });
  const { body } = await load(query);
  const [, heading = ''] = /<section class="preparing"><h2>(.*?)<\/h2>/.exec(body) ?? [];
  const shown = [...heading.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, one]) => one);
  expect(shown).toEqual(headings);
});

test.each<[string, () => unknown, boolean]>([
  ['a pub without pick-up', () => change({ has_pick_up_order: false }), true],
  ['an expired pub', () => t.clock.set('2027-11-20T17:00:00Z'), false],
  ['an unknown pub', () => Object.assign(pub.pub, { url_name: 'nimeni' }), false],
])('%s has no board, but the page of neighbours that says so', async (_name, end, hasMenu) => {
  const { url_name } = pub.pub;
  await end();
  const { statusCode, body } = await load('?lang=ro');
  expect(statusCode).toBe(404);
  expect(body.includes(`/pub/${url_name}/?lang=ro`)).toBe(hasMenu);
});
