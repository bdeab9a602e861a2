import type { CallBody } from '@comanda/contract';
import { must } from '@comanda/contract/client';
import type { NewOrder } from '@comanda/contract/orders';
import { DEFAULT_LATER } from '@comanda/domain/later';
import { aPrinter } from '../../../testing/printing/a-printer.ts';
import { listOrdersToCollect } from '../queries/for-guest.ts';
import { findOldestUnhandled } from '../queries/for-platform.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { leftAndSoldOut, setLeftCount } from '../../../testing/builders/left-count-builders.ts';
import {
  aBasket,
  aDeliveringPub,
  anOrder,
  anOrderAtTable,
  setStatus,
  tryOrder,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID' as const;
const ORDER = `${PUB}/orders/:orderID` as const;
const TRACKED = '/api/client/orders/:trackingToken' as const;

type Later = CallBody<`PUT ${typeof PUB}/later`>['later'];

let t: TestApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  // A Friday, 19:00 in Chișinău.
  t.clock.set('2026-11-20T17:00:00Z');
  pub = await aDeliveringPub(t);
  await t.call(`PUT ${PUB}`, {
    params: pub.ids,
    as: pub.company,
    body: { has_pick_up_order: true },
  });
});
afterAll(() => t.close());

const on = (time: string, day = 20) => `2026-11-${day}T${time}:00.000Z`;
const of = () => ({ params: pub.ids, as: pub.company });
const take = (change: Partial<Later> = {}) =>
  t.call(`PUT ${PUB}/later`, {
    ...of(),
    body: { later: { ...DEFAULT_LATER, order_types: ['pick_up', 'delivery'], ...change } },
  });
const limited = (change: Partial<Later['limits']>, rest: Partial<Later> = {}) =>
  take({ limits: { ...DEFAULT_LATER.limits, ...change }, ...rest });

const collected = (wanted: string | undefined, count = 1): NewOrder => ({
  order_type: 'pick_up',
  client_name: 'Ana',
  main_phone_number: '069123456',
  dishes: [{ dish_id: pub.dishes[0].id, count }],
  ...(wanted !== undefined && { wanted_at: wanted }),
});
const tryAt = (wanted: string | undefined, count = 1) =>
  tryOrder(t, pub, { body: collected(wanted, count) });
const orderAt = (wanted: string | undefined, count = 1) =>
  anOrder(t, pub, collected(wanted, count));
const codeOf = async (answer: ReturnType<typeof tryOrder>) => {
  const { status, body } = await answer;
  return status === 201 ? 'placed' : (body as { code?: string }).code;
};
const read = ({ ids }: AnOrder) => t.call(`GET ${ORDER}`, { params: ids, as: pub.company });
const ticketsOf = async ({ id }: AnOrder) =>
  (await t.deps.db.selectFrom('print_job').where('order_id', '=', id).execute()).length;
const accept = ({ ids }: AnOrder) =>
  t.call(`PUT ${ORDER}/accept`, { params: ids, as: pub.company, body: { minutes: 20 } });
/** The pub's session is short. */
async function at<Result>(time: string, work: () => Promise<Result>): Promise<Result> {
  const before = t.clock.now().toISOString();
  t.clock.set(time);
  const result = await work();
  t.clock.set(before);
  return result;
}
const runTasksAt = (time: string) => at(time, () => t.app.tasks.runDue());
type Services = CallBody<`PUT ${typeof PUB}/hours`>['hours']['services'];
async function saveHours(services: Services): Promise<void> {
  const { hours_revision: revision } = (await t.call(`GET ${PUB}`, of())).pub;
  const hours = { services, periods: [], exceptions: [] };
  await t.call(`PUT ${PUB}/hours`, { ...of(), body: { revision, hours } });
}
const setHours = (week: Services['opening']['week']) =>
  saveHours({
    opening: { week, follows: null, last_order: 0 },
    delivery: { week: null, follows: 'opening', last_order: 0 },
    pick_up: { week: null, follows: 'opening', last_order: 0 },
  });
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

describe('a time', () => {
  it.each([
    ['on a slot, later than the lead', on('18:00'), 'placed'],
    ['sooner than the lead', on('17:30'), 'time_is_not_offered'],
    ['between two slots', on('18:10'), 'time_is_not_offered'],
    ['on the last day', on('18:00', 27), 'placed'],
    ['a day later', on('18:00', 28), 'time_is_not_offered'],
    ['that is past', on('16:00'), 'time_is_not_offered'],
  ])('%s', async (_, wanted, expected) => {
    await take();
    expect(await codeOf(tryAt(wanted))).toBe(expected);
  });

  it('is not offered once its kitchen should have begun, however short the lead', async () => {
    await take({ lead_minutes: 0 });
    // It has to begin at 17:10.
    expect(await at(on('17:09'), () => codeOf(tryAt(on('17:30'))))).toBe('placed');
    expect(await at(on('17:11'), () => codeOf(tryAt(on('17:30'))))).toBe('time_is_not_offered');
  });

  it('is offered of no type that its pub has not switched on, and of none that has a table', async () => {
    expect(await codeOf(tryAt(on('18:00')))).toBe('time_is_not_offered');
    await take({ order_types: ['delivery'] });
    expect(await codeOf(tryAt(on('18:00')))).toBe('time_is_not_offered');
    const atTable = { ...anOrderAtTable(pub, '7'), wanted_at: on('18:00') };
    expect(await codeOf(tryOrder(t, pub, { body: atTable }))).toBe('time_is_not_offered');
  });

  it('of an order is when it is ready, of a delivery when it is at the door', async () => {
    await take();
    const [one, other] = [
      await orderAt(on('18:00')),
      await anOrder(t, pub, { wanted_at: on('18:00') }),
    ];
    await accept(one);
    await accept(other);
    expect((await read(one)).order).toMatchObject({
      wanted_from: on('18:00'),
      wanted_to: on('18:30'),
      promised_at: on('18:00'),
      cook_at: on('17:40'),
      is_ahead: true,
      arrives_from: null,
    });
    const { order } = await read(other);
    expect(order).toMatchObject({ arrives_from: on('18:00'), arrives_to: on('18:30') });
    expect(Date.parse(order.promised_at ?? '')).toBeLessThan(Date.parse(on('18:00')));
  });

  it('makes another order of the same key', async () => {
    await take();
    const key = '7d0c1f5e-6b3e-4f0a-9a53-0d8a3bb3a001';
    const send = (wanted: string | undefined) => tryOrder(t, pub, { body: collected(wanted), key });
    const [first, again, other] = [
      await send(on('18:00')),
      await send(on('18:00')),
      await send(on('18:30')),
    ];
    expect([first.status, again.status, other.status]).toEqual([201, 201, 409]);
  });
});

describe('what is true when it is cooked counts', () => {
  it('the hours: a pub that is closed now takes orders for its evening', async () => {
    await setHours([{ days: ALL_DAYS, start: 20 * 60, end: 60 }]);
    await take();
    expect(await codeOf(tryAt(undefined))).toBe('pub_is_closed');
    expect(await codeOf(tryAt(on('18:00')))).toBe('pub_is_closed');
    expect(await codeOf(tryAt(on('18:30')))).toBe('placed');
    // Ready after closing, begun before: past midnight, on the evening that began.
    expect(await codeOf(tryAt(on('23:00')))).toBe('placed');
    expect(await codeOf(tryAt(on('23:30')))).toBe('pub_is_closed');
  });

  it('a dish that is sold out until a time before it', async () => {
    await take();
    await t.call(`PUT ${PUB}/dishes/:dishID/sold-out`, {
      params: { ...pub.ids, dishID: pub.dishes[0].id },
      as: pub.company,
      body: { until: 'in_two_hours' },
    });
    expect(await codeOf(tryAt(on('19:00')))).toBe('dish_sold_out');
    expect(await codeOf(tryAt(on('19:30')))).toBe('placed');
  });

  it('a pause that ends before it', async () => {
    await take();
    await t.call(`PUT ${PUB}/pause`, {
      ...of(),
      body: { order_types: ['pick_up'], until: on('18:00') },
    });
    expect(await codeOf(tryAt(on('18:00')))).toBe('pub_is_paused');
    expect(await codeOf(tryAt(on('18:30')))).toBe('placed');
  });

  it('portions are those of its working day', async () => {
    await take();
    const dishId = pub.dishes[0].id;
    await must(setLeftCount(t, pub, { dishId, left: 1 }));
    const tomorrow = await orderAt(on('18:00', 21), 5);
    expect(await leftAndSoldOut(t, pub, dishId)).toEqual([1, null]);
    expect(await codeOf(tryAt(on('18:00'), 2))).toBe('too_few_left');
    await orderAt(on('18:00'));
    expect((await leftAndSoldOut(t, pub, dishId))[0]).toBe(0);
    expect(await codeOf(tryAt(on('18:30')))).toBe('too_few_left');
    expect(await codeOf(tryAt(on('18:30', 21)))).toBe('placed');
    // What it has never taken, it does not give back.
    await setStatus(t, pub, { order: tomorrow, to: 'canceled' });
    expect((await leftAndSoldOut(t, pub, dishId))[0]).toBe(0);
  });
});

describe('a cut-off', () => {
  const until = (order_until: { days_before: number; minute: number } | null) =>
    t.call(`PUT ${PUB}/menus/:menuID/categories/:categoryID`, {
      params: pub.categoryIds,
      as: pub.company,
      body: { name: 'Torturi', visible: true, text_color: '#ffffff', order_until },
    });

  it('of a category is judged for the working day of the order', async () => {
    await take();
    // 18:00 in Chișinău, the evening before: it is 19:00 now.
    await until({ days_before: 1, minute: 18 * 60 });
    expect(await codeOf(tryAt(undefined))).toBe('ordered_too_late');
    expect(await codeOf(tryAt(on('18:00', 21)))).toBe('ordered_too_late');
    expect(await codeOf(tryAt(on('18:00', 22)))).toBe('placed');
    await until({ days_before: 0, minute: 20 * 60 });
    expect(await codeOf(tryAt(undefined))).toBe('placed');
    expect(await at(on('18:00'), () => tryAt(on('20:00')))).toMatchObject({
      status: 422,
      body: {
        code: 'ordered_too_late',
        facts: { until: on('18:00'), dish_ids: [pub.dishes[0].id] },
      },
    });
    await until(null);
    expect(await codeOf(tryAt(on('20:00')))).toBe('placed');
  });

  it('of a service binds that service', async () => {
    const week = [{ days: ALL_DAYS, start: 0, end: 1440 }];
    const pickUp = { week, follows: null, last_order: 0 };
    await saveHours({
      opening: { week: null, follows: null, last_order: 0 },
      delivery: { week, follows: null, last_order: 0 },
      pick_up: { ...pickUp, order_until: { days_before: 0, minute: 11 * 60 } },
    });
    await take();
    expect(await codeOf(tryAt(undefined))).toBe('ordered_too_late');
    expect(await codeOf(tryAt(on('18:00', 21)))).toBe('placed');
    expect(await codeOf(tryOrder(t, pub, { body: aBasket(pub) }))).toBe('placed');
    const tomorrow = (time: string) => at(on(time, 21), () => codeOf(tryAt(on('12:00', 21))));
    expect([await tomorrow('08:59'), await tomorrow('09:00')]).toEqual([
      'placed',
      'ordered_too_late',
    ]);
  });
});

describe('a slot', () => {
  const minutesOf = (kitchen_minutes: number) =>
    t.call(`PUT ${PUB}/menus/:menuID/categories/:categoryID`, {
      params: pub.categoryIds,
      as: pub.company,
      body: { name: 'Grill', visible: true, text_color: '#ffffff', kitchen_minutes },
    });

  it('counts only what is ready in it, and nothing that was canceled', async () => {
    await limited({ orders: 3 });
    await orderAt(on('18:30'));
    await setStatus(t, pub, { order: await orderAt(on('18:00')), to: 'canceled' });
    const { slots } = await t.call(`GET ${PUB}/slots`, { ...of(), query: { date: '2026-11-20' } });
    const filled = slots.filter(({ used }) => used.orders > 0);
    expect(filled.map(({ from }) => from)).toEqual([on('18:30')]);
  });

  it.each([
    ['orders', { orders: 2 }, [1, 1, 1], 'yes yes no'],
    ['dishes', { dishes: 5 }, [3, 3, 2], 'yes no yes'],
    ['minutes of work', { minutes: 24 }, [3, 2, 1], 'yes no yes'],
    ['money', { value: 400 }, [3, 2, 1], 'yes no yes'],
  ])('is closed by the first limit that is reached: %s', async (_, limits, counts, fits) => {
    await minutesOf(6);
    await limited(limits);
    const codes = [];
    for (const count of counts) codes.push(await codeOf(tryAt(on('18:00'), count)));
    expect(codes).toEqual(
      fits.split(' ').map((one) => (one === 'yes' ? 'placed' : 'slot_is_full')),
    );
    expect(await codeOf(tryAt(on('18:30'), 1))).toBe('placed');
  });

  it('takes an order wholly or not at all', async () => {
    await limited({ dishes: 5 });
    expect(await codeOf(tryAt(on('18:00'), 4))).toBe('placed');
    expect(await codeOf(tryAt(on('18:00'), 2))).toBe('slot_is_full');
    expect(await codeOf(tryAt(on('18:00'), 1))).toBe('placed');
  });

  it('is shared with the orders for now that are ready in it, and with those at tables, which it never refuses', async () => {
    await limited({ orders: 2 });
    t.clock.set(on('17:20'));
    // Ready at 17:40.
    expect(await codeOf(tryAt(undefined))).toBe('placed');
    for (let count = 0; count < 2; count += 1) {
      expect(await codeOf(tryOrder(t, pub, { body: anOrderAtTable(pub, '7') }))).toBe('placed');
    }
    expect(await codeOf(tryAt(undefined))).toBe('slot_is_full');
  });

  it.each([
    [
      'refused',
      ({ ids }: AnOrder) =>
        t.send(`PUT ${ORDER}/refuse`, {
          params: ids,
          as: pub.company,
          body: { reason: 'too_busy' },
        }),
    ],
    [
      'withdrawn',
      ({ trackingToken }: AnOrder) =>
        t.send(`POST ${TRACKED}/withdraw`, { params: { trackingToken } }),
    ],
  ])('has its place back from an order that is %s', async (_, end) => {
    await limited({ orders: 1 });
    const order = await orderAt(on('18:00'));
    expect(await codeOf(tryAt(on('18:00')))).toBe('slot_is_full');
    await end(order);
    expect(await codeOf(tryAt(on('18:00')))).toBe('placed');
  });

  it('has its place back from an order that expires', async () => {
    await t.call(`PUT ${PUB}`, { ...of(), body: { refuse_after_minutes: 5 } });
    await limited({ orders: 1 });
    await orderAt(on('18:00'));
    await runTasksAt(on('17:05'));
    expect(await codeOf(tryAt(on('18:00')))).toBe('placed');
  });

  it('is shut and opened by hand', async () => {
    await take();
    const shut = (is_shut: boolean, from = on('18:00')) =>
      t.send(`PUT ${PUB}/slots`, { ...of(), body: { from, is_shut } });
    const { slots = [] } = (await shut(true)).body;
    expect(slots.filter(({ is_shut }) => is_shut).map(({ from }) => from)).toEqual([on('18:00')]);
    expect(await codeOf(tryAt(on('18:00')))).toBe('slot_is_shut');
    expect(await codeOf(tryAt(on('18:30')))).toBe('placed');
    const nowAt = (time: string) => at(time, () => codeOf(tryAt(undefined)));
    // Ready at 18:05.
    expect(await nowAt(on('17:45'))).toBe('slot_is_shut');
    await shut(false);
    expect(await nowAt(on('17:45'))).toBe('placed');
    expect((await shut(true, on('16:30'))).status).toBe(400);
    const row = t.deps.db.selectFrom('shipping').where('pub_id', '=', pub.pub.id);
    const over = JSON.stringify([{ from: on('16:00'), to: on('16:30') }]);
    await t.deps.db
      .updateTable('shipping')
      .where('pub_id', '=', pub.pub.id)
      .set({ shut_slots: over })
      .execute();
    await shut(true);
    const { shut_slots: stored } = await row.select('shut_slots').executeTakeFirstOrThrow();
    expect(stored).toEqual([{ from: on('18:00'), to: on('18:30') }]);
  });

  it('that is shut is told to the pub’s screens until it is over', async () => {
    await take();
    const seen = async () => (await t.call(`GET ${PUB}`, of())).pub.shut_slots;
    expect(await seen()).toBeUndefined();
    await t.call(`PUT ${PUB}/slots`, { ...of(), body: { from: on('17:00'), is_shut: true } });
    expect(await seen()).toEqual([{ from: on('17:00'), to: on('17:30') }]);
    t.clock.set(on('17:10'));
    const past = { from: on('16:30'), to: on('17:10') };
    const shut_slots = JSON.stringify([past, { from: on('17:15'), to: on('17:30') }]);
    await t.deps.db.updateTable('shipping').set({ shut_slots }).execute();
    expect(await seen()).toEqual([{ from: on('17:15'), to: on('17:30') }]);
  });

  it('that was shut while slots were longer is opened part by part', async () => {
    const shut = async (is_shut: boolean, from: string) => {
      const body = { from, is_shut };
      const { slots } = await t.call(`PUT ${PUB}/slots`, { ...of(), body });
      return slots.filter((slot) => slot.is_shut).map((slot) => slot.from);
    };
    await take({ slot_minutes: 60 });
    expect(await shut(true, on('18:00'))).toEqual([on('18:00')]);
    await take({ slot_minutes: 30 });
    expect(await shut(true, on('20:00'))).toEqual([on('18:00'), on('18:30'), on('20:00')]);
    expect(await shut(false, on('18:30'))).toEqual([on('18:00'), on('20:00')]);
  });

  it('of a day is listed as long as an order can be ready in it', async () => {
    // Until 22:00 in Chișinău; the longest usual time is half an hour.
    await setHours([{ days: ALL_DAYS, start: 20 * 60, end: 22 * 60 }]);
    await take();
    const { slots } = await t.call(`GET ${PUB}/slots`, { ...of(), query: { date: '2026-11-20' } });
    expect([slots[0]?.from, slots.at(-1)?.from]).toEqual([on('18:00'), on('20:30')]);
  });

  it('of a day says what it has', async () => {
    await minutesOf(7);
    await limited({ orders: 1 });
    await orderAt(on('18:00'), 2);
    const { slots } = await t.call(`GET ${PUB}/slots`, { ...of(), query: { date: '2026-11-20' } });
    expect(slots.find(({ from }) => from === on('18:00'))).toEqual({
      from: on('18:00'),
      to: on('18:30'),
      used: { orders: 1, dishes: 2, minutes: 14, value: 200 },
      is_full: true,
      is_shut: false,
    });
    expect(slots.filter(({ is_full }) => is_full)).toHaveLength(1);
  });

  it('is never over its limit, however many order at once', async () => {
    await limited({ dishes: 7 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => tryAt(on('18:00'), (index % 3) + 1)),
    );
    const { slots } = await t.call(`GET ${PUB}/slots`, { ...of(), query: { date: '2026-11-20' } });
    const used = slots.find(({ from }) => from === on('18:00'))?.used;
    expect(used?.dishes).toBe(7);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(used?.orders ?? 0);
  });
});

describe('the times that a guest is offered', () => {
  const timesOf = async (body: object = {}) =>
    (
      await t.call('POST /api/client/pub/:pubID/orders/times', {
        params: pub.ids,
        body: { order_type: 'pick_up', dishes: collected(undefined).dishes, ...body },
      })
    ).times;

  it('are none of a pub that takes orders for now only', async () => {
    expect(await timesOf()).toEqual({ days: [], date: null, times: [] });
  });

  it('are those that an order is taken for, each with its reason where it is not', async () => {
    await setHours([{ days: ALL_DAYS, start: 20 * 60, end: 22 * 60 }]);
    await limited({ orders: 1 }, { days_ahead: 1 });
    await orderAt(on('19:00'));
    const { days, date, times } = await timesOf();
    expect({ days, date }).toEqual({ days: ['2026-11-20', '2026-11-21'], date: '2026-11-20' });
    expect(times.map(({ from, refusal }) => [from.slice(11, 16), refusal?.code])).toEqual([
      ['18:30', undefined],
      ['19:00', 'slot_is_full'],
      ['19:30', undefined],
      ['20:00', undefined],
    ]);
    for (const { from, refusal } of times) {
      expect(await codeOf(tryAt(from))).toBe(refusal?.code ?? 'placed');
    }
    expect((await timesOf({ date: '2026-11-21' })).times).toHaveLength(4);
    expect((await timesOf({ date: '2026-11-25' })).times).toEqual([]);
  });

  it('begin with the first day that has one', async () => {
    await setHours([{ days: ALL_DAYS, start: 10 * 60, end: 19 * 60 }]);
    await take();
    expect((await timesOf()).date).toBe('2026-11-21');
  });

  it('of a delivery begin with that day before its place is chosen', async () => {
    await setHours([{ days: ALL_DAYS, start: 10 * 60, end: 19 * 60 }]);
    await take();
    const { date, times } = await timesOf({ order_type: 'delivery', payment_type: 'cash' });
    expect(date).toBe('2026-11-21');
    expect(new Set(times.map(({ refusal }) => refusal?.code))).toEqual(
      new Set(['location_is_required']),
    );
  });

  it('are said by the quote to be there, of each type that can be ordered for later', async () => {
    const quoteOf = async () =>
      (
        await t.call('POST /api/client/pub/:pubID/orders/quote', {
          params: pub.ids,
          body: { order_type: 'pick_up', dishes: collected(undefined).dishes },
        })
      ).quote;
    expect(await quoteOf()).not.toHaveProperty('later_types');
    await take({ order_types: ['delivery'] });
    expect(await quoteOf()).toMatchObject({ later_types: ['delivery'] });
    expect(await quoteOf()).not.toHaveProperty('takes_later');
  });

  it('are said by the menu to be there, of each offered type', async () => {
    const menu = () =>
      t.call('GET /api/client/pub/:pubUrlName', { params: { pubUrlName: pub.pub.url_name } });
    expect(await menu()).not.toHaveProperty('later_types');
    await take({ order_types: ['pick_up', 'delivery'] });
    expect(await menu()).toMatchObject({ later_types: ['pick_up', 'delivery'] });
    await t.call(`PUT ${PUB}`, { ...of(), body: { has_pick_up_order: false } });
    expect(await menu()).toMatchObject({ later_types: ['delivery'] });
  });

  it('are those of types that the pub offers', async () => {
    await take();
    const quoteOf = async () =>
      (
        await t.call('POST /api/client/pub/:pubID/orders/quote', {
          params: pub.ids,
          body: { order_type: 'pick_up', dishes: collected(undefined).dishes },
        })
      ).quote;
    expect(await quoteOf()).toMatchObject({ takes_later: true });
    await t.call(`PUT ${PUB}`, { ...of(), body: { has_pick_up_order: false } });
    expect(await quoteOf()).not.toHaveProperty('takes_later');
    expect(await quoteOf()).toMatchObject({ later_types: ['delivery'] });
    expect(await timesOf()).toEqual({ days: [], date: null, times: [] });
  });
});

describe('an order for later', () => {
  it('has the number of its working day', async () => {
    await take();
    const today = await orderAt(undefined);
    const tomorrow = await orderAt(on('18:00', 21));
    // Both stand on today's desk, so neither has the number of the other.
    expect([today, tomorrow].map(({ order }) => order.number)).toEqual([1, 2]);
    expect((await orderAt(undefined)).order.number).toBe(3);
    await setStatus(t, pub, { order: today, to: 'completed' });
    t.clock.set(on('12:00', 21));
    expect((await orderAt(undefined)).order.number).toBe(4);
  });

  it('reaches its kitchen, the board and couriers at its time', async () => {
    await take();
    const order = await orderAt(on('18:00'));
    await accept(order);
    const onBoard = () => listOrdersToCollect(t.deps.db, pub.pub.id);
    expect(await onBoard()).toEqual([]);
    await runTasksAt(on('17:39'));
    expect((await read(order)).order.is_ahead).toBe(true);
    await runTasksAt(on('17:40'));
    expect((await read(order)).order).not.toHaveProperty('is_ahead');
    expect(await onBoard()).toHaveLength(1);
  });

  it.each([
    ['when its kitchen begins', 'when_cooked', 0],
    ['at once', 'at_once', 1],
  ] as const)('is printed %s', async (_, prints, atOnce) => {
    await aPrinter(t, pub);
    await take({ prints });
    const order = await orderAt(on('18:00'));
    await accept(order);
    expect(await ticketsOf(order)).toBe(atOnce);
    await runTasksAt(on('17:40'));
    expect(await ticketsOf(order)).toBe(1);
  });

  it.each([
    ['when its kitchen begins', 'when_cooked', 0],
    ['at once', 'at_once', 1],
  ] as const)('that a pub accepts by itself is printed %s', async (_, prints, atOnce) => {
    await aPrinter(t, pub);
    await take({ prints });
    await t.call(`PUT ${PUB}`, { ...of(), body: { accepts_by_itself: true } });
    const order = await orderAt(on('18:00'));
    expect(order.order).toMatchObject({ status: 'preparing', promised_at: on('18:00') });
    expect(await ticketsOf(order)).toBe(atOnce);
    await runTasksAt(on('17:40'));
    expect(await ticketsOf(order)).toBe(1);
  });

  it('cannot have its time moved before its kitchen begins', async () => {
    await take();
    const order = await orderAt(on('18:00'));
    await accept(order);
    const move = await t.send(`PUT ${ORDER}/promise`, {
      params: order.ids,
      as: pub.company,
      body: { minutes: 30, from: on('18:00') },
    });
    expect(move).toMatchObject({ body: { code: 'order_is_for_later' } });
  });

  it('that comes while nobody is there waits for the opening', async () => {
    await setHours([{ days: ALL_DAYS, start: 10 * 60, end: 18 * 60 }]);
    await t.call(`PUT ${PUB}`, {
      ...of(),
      body: { refuse_after_minutes: 5, unanswered_minutes: 3 },
    });
    await take();
    const order = await orderAt(on('12:00', 21));
    expect(order.order.unanswered_at).toBe(on('08:03', 21));
    expect((await read(order)).order.answer_from).toBe(on('08:00', 21));
    await runTasksAt(on('07:59', 21));
    expect((await read(order)).order.status).toBe('not_handled');
    const since = new Date(on('00:00'));
    const others = t.deps.db.updateTable('pub_order').where('id', '<>', order.id);
    await others.set({ status: 'completed', cancel_reason: null }).execute();
    const oldestAt = (now: string) => findOldestUnhandled(t.deps.db, { since, now: new Date(now) });
    expect(await oldestAt(on('07:59', 21))).toBeUndefined();
    expect(await oldestAt(on('08:00', 21))).toEqual(new Date(on('08:00', 21)));
    const stepsOf = async () =>
      (await read(order)).history.flatMap(({ alert }) => (alert ? [alert.step] : []));
    expect(await stepsOf()).toEqual([]);
    await runTasksAt(on('08:00', 21).replace('00.000Z', '30.000Z'));
    expect(await stepsOf()).toEqual(['push']);
    await runTasksAt(on('08:05', 21));
    const { order: canceled } = await read(order);
    expect(canceled.status).toBe('canceled');
    expect(canceled).not.toHaveProperty('answer_from');
  });

  it('whose people go home before its time is over goes on waiting at the next opening', async () => {
    // Until 19:01 in Chișinău, a minute from now.
    await setHours([{ days: ALL_DAYS, start: 10 * 60, end: 19 * 60 + 1 }]);
    await t.call(`PUT ${PUB}`, { ...of(), body: { refuse_after_minutes: 5 } });
    await take();
    const [later, tonight] = [await orderAt(on('12:00', 21)), await orderAt(undefined)];
    expect((await read(later)).order).not.toHaveProperty('answer_from');
    await runTasksAt(on('17:05'));
    const { order } = await read(later);
    expect(order).toMatchObject({ status: 'not_handled', answer_from: on('08:00', 21) });
    expect((await read(tonight)).order.status).toBe('canceled');
    await runTasksAt(on('08:04', 21));
    expect((await read(later)).order.status).toBe('not_handled');
    await runTasksAt(on('08:05', 21));
    expect((await read(later)).order.status).toBe('canceled');
  });

  it('whose dish sells out before it is cooked asks its guest, who leaves it out or withdraws', async () => {
    await take();
    const [first, second] = pub.dishes;
    const place = () =>
      anOrder(t, pub, {
        ...collected(on('12:00', 21)),
        dishes: [
          { dish_id: first.id, count: 1 },
          { dish_id: second.id, count: 2 },
        ],
      });
    const [one, other, third] = [await place(), await place(), await place()];
    for (const order of [one, other, third]) await accept(order);
    await t.call(`PUT ${PUB}/dishes/:dishID/sold-out`, {
      params: { ...pub.ids, dishID: first.id },
      as: pub.company,
      body: { until: '9999-12-31T00:00:00.000Z' },
    });
    await runTasksAt(on('11:40', 21));
    const seen = await t.call(`GET ${TRACKED}`, { params: { trackingToken: one.trackingToken } });
    const lineOf = ({ order }: AnOrder, dishId: number) =>
      order.dishes.find(({ dish_id }) => dish_id === dishId)?.line_id ?? 0;
    expect(seen.order.missing_lines).toEqual([{ line_id: lineOf(one, first.id), choice_ids: [] }]);
    const leaveOut = (dishId: number, order = one) =>
      t.send(`POST ${TRACKED}/leave-out`, {
        params: { trackingToken: order.trackingToken },
        body: { line_ids: [lineOf(order, dishId)] },
      });
    expect((await leaveOut(second.id)).status).toBe(409);
    for (let count = 0; count < 2; count += 1) {
      const { status, body } = await leaveOut(first.id);
      expect(status).toBe(200);
      expect(body.order).toMatchObject({ client_total: 111, dishes: [{ dish_id: second.id }] });
      expect(body.order).not.toHaveProperty('missing_lines');
    }
    const withdraw = ({ trackingToken }: AnOrder) =>
      t.send(`POST ${TRACKED}/withdraw`, { params: { trackingToken } });
    expect((await withdraw(other)).status).toBe(200);
    expect((await withdraw(one)).status).toBe(409);
    // Once its kitchen has finished, nothing is asked.
    await t.call(`PUT ${ORDER}/update-prepared`, {
      params: third.ids,
      as: pub.company,
      body: { prepared: true },
    });
    expect((await leaveOut(first.id, third)).status).toBe(409);
  });
});
