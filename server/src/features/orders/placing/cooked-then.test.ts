import { must } from '@comanda/contract/client';
import type { NewOrder } from '@comanda/contract/orders';
import { DEFAULT_LATER } from '@comanda/domain/later';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { plainZoneTerms } from '../../../testing/builders/builders.ts';
import {
  leftAndSoldOut,
  offerAsSide,
  setLeftCount,
} from '../../../testing/builders/left-count-builders.ts';
import {
  aDeliveringPub,
  anOrder,
  tryOrder,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';
import { aPrinter } from '../../../testing/printing/a-printer.ts';

// What the dishes of an order for later are when its kitchen begins, and what is counted of them until then.

const PUB = '/api/company/:companyID/pubs/:pubID' as const;
const ORDER = `${PUB}/orders/:orderID` as const;
const TONIGHT = '2026-11-20T18:30:00.000Z';
const TOMORROW = '2026-11-21T12:00:00.000Z';
const COOKED_TOMORROW = '2026-11-21T11:40:00.000Z';

let t: TestApp;
let pub: ADeliveringPub;
let dish = 0;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  // A Friday, 19:00 in Chișinău.
  t.clock.set('2026-11-20T17:00:00Z');
  pub = await aDeliveringPub(t);
  dish = pub.dishes[0].id;
  await t.call(`PUT ${PUB}`, { ...of(), body: { has_pick_up_order: true } });
  const later = { ...DEFAULT_LATER, order_types: ['pick_up' as const, 'delivery' as const] };
  await t.call(`PUT ${PUB}/later`, { ...of(), body: { later } });
});
afterAll(() => t.close());

const of = () => ({ params: pub.ids, as: pub.company });
const collected = (wanted_at: string | null, change: Partial<NewOrder> = {}): NewOrder => ({
  order_type: 'pick_up',
  client_name: 'Ana',
  main_phone_number: '069123456',
  dishes: [{ dish_id: dish, count: 1 }],
  wanted_at,
  ...change,
});
const orderAt = (wanted: string | null, change: Partial<NewOrder> = {}) =>
  anOrder(t, pub, collected(wanted, change));
async function codeAt(wanted: string | null, change: Partial<NewOrder> = {}) {
  const { status, body } = await tryOrder(t, pub, { body: collected(wanted, change) });
  return status === 201 ? 'placed' : (body as { code?: string }).code;
}
const accept = ({ ids }: AnOrder) =>
  t.call(`PUT ${ORDER}/accept`, { params: ids, as: pub.company, body: { minutes: 20 } });
const missingOf = async ({ ids }: AnOrder) =>
  (await t.call(`GET ${ORDER}`, { params: ids, as: pub.company })).order.missing_lines;
async function runTasksAt(time: string): Promise<void> {
  const before = t.clock.now().toISOString();
  t.clock.set(time);
  await t.app.tasks.runDue();
  // The pub's session is short.
  t.clock.set(before);
}
const setLeft = (left: number) => must(setLeftCount(t, pub, { dishId: dish, left }));
const left = async () => (await leftAndSoldOut(t, pub, dish))[0];

it('a delivery is begun earlier by the minutes of its zone', async () => {
  const cookAt = async () =>
    Date.parse(
      (await anOrder(t, pub, { wanted_at: '2026-11-20T19:00:00.000Z' })).order.cook_at ?? '',
    );
  const before = await cookAt();
  const zone = { ...plainZoneTerms, price: 40, extra_minutes: 25 };
  await t.call(`POST ${PUB}/zone-terms`, { ...of(), body: { zone } });
  expect(before - (await cookAt())).toBe(25 * 60_000);
});

it('a dish can be ordered for the hours in which it is served', async () => {
  // From 20:00 to 21:00 on the pub's clock.
  await t.call(`PUT ${PUB}/menus/:menuID/categories/:categoryID`, {
    params: pub.categoryIds,
    as: pub.company,
    body: {
      name: 'Cina',
      visible: true,
      text_color: '#ffffff',
      serving_hours: [{ days: [4], start: 1_200, end: 1_260 }],
    },
  });
  expect(await codeAt(null)).toBe('dish_not_served_now');
  expect(await codeAt(TONIGHT)).toBe('placed');
  expect(await codeAt('2026-11-20T19:30:00.000Z')).toBe('dish_not_served_now');
  const {
    times: { times },
  } = await t.call('POST /api/client/pub/:pubID/orders/times', {
    params: pub.ids,
    body: {
      order_type: 'delivery',
      payment_type: 'cash',
      dishes: [{ dish_id: dish, count: 1 }],
      date: '2026-11-20',
    },
  });
  // Also of a delivery whose place is not chosen yet.
  const served = times.filter(({ refusal }) => refusal?.code !== 'dish_not_served_now');
  expect(served.map(({ from, refusal }) => [from.slice(11, 16), refusal?.code])).toEqual([
    ['19:00', 'location_is_required'],
    ['19:30', 'location_is_required'],
  ]);
});

it('a choice that is sold out until a time before it can be ordered', async () => {
  const other = pub.dishes[1].id;
  const choiceId = await offerAsSide(t, pub, { dishId: dish, sideId: other });
  await t.call(`PUT ${PUB}/dishes/:dishID/sold-out`, {
    params: { ...pub.ids, dishID: other },
    as: pub.company,
    body: { until: '2026-11-20T18:00:00.000Z' },
  });
  const dishes = [{ dish_id: dish, count: 1, options: [{ choice_id: choiceId, count: 1 }] }];
  expect(await codeAt(null, { dishes })).toBe('options_do_not_fit');
  expect(await codeAt(TONIGHT, { dishes })).toBe('placed');
});

describe('portions of today', () => {
  it('are all taken: the dish can be ordered for tomorrow, and is not missing then', async () => {
    const tomorrow = await orderAt(TOMORROW);
    await accept(tomorrow);
    await setLeft(1);
    await accept(await orderAt(null));
    expect(await leftAndSoldOut(t, pub, dish)).toEqual([0, UNTIL_SWITCHED_BACK]);
    expect(await codeAt(TONIGHT)).toBe('dish_sold_out');
    expect(await codeAt(TOMORROW)).toBe('placed');
    await runTasksAt(COOKED_TOMORROW);
    expect(await missingOf(tomorrow)).toBeUndefined();
  });

  it('are not held, and not changed by an edit, of an order for tomorrow', async () => {
    await setLeft(9);
    const { ids } = await orderAt(TOMORROW);
    const { dishes } = await t.call(`GET ${PUB}/sold-out`, of());
    expect(dishes.find(({ id }) => id === dish)?.held_count).toBe(0);
    await t.call(`PUT ${ORDER}/update-dishes`, {
      params: ids,
      as: pub.company,
      body: { dishes: [{ dish_id: dish, count: 5 }] },
    });
    expect(await left()).toBe(9);
  });
});

it('an order that nobody has accepted is not printed when its kitchen should begin', async () => {
  await aPrinter(t, pub);
  const { id } = await orderAt(TONIGHT);
  await runTasksAt('2026-11-20T18:10:00.000Z');
  const tickets = t.deps.db.selectFrom('print_job').where('order_id', '=', id);
  expect(await tickets.execute()).toEqual([]);
});
