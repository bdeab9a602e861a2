import type { CallBody } from '@comanda/contract';
import { must } from '@comanda/contract/client';
import type { NewOrder } from '@comanda/contract/orders';
import { DEFAULT_LATER } from '@comanda/domain/later';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { offerAsSide, setLeftCount } from '../../../testing/builders/left-count-builders.ts';
import {
  aDeliveringPub,
  anOrder,
  setStatus,
  tryOrder,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';
import { aPrinter } from '../../../testing/printing/a-printer.ts';

const PUB = '/api/company/:companyID/pubs/:pubID' as const;
const ORDER = `${PUB}/orders/:orderID` as const;
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
type Hours = CallBody<`PUT ${typeof PUB}/hours`>['hours'];

let t: TestApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  // A Friday, 19:00 in Chișinău.
  t.clock.set('2026-11-20T17:00:00Z');
  pub = await aDeliveringPub(t);
  await t.call(`PUT ${PUB}`, { ...of(), body: { has_pick_up_order: true } });
  await take();
});
afterAll(() => t.close());

const on = (time: string, day = 20) => `2026-11-${day}T${time}:00.000Z`;
const of = () => ({ params: pub.ids, as: pub.company });
const take = (change: Partial<CallBody<`PUT ${typeof PUB}/later`>['later']> = {}) =>
  t.call(`PUT ${PUB}/later`, {
    ...of(),
    body: { later: { ...DEFAULT_LATER, order_types: ['pick_up', 'delivery'], ...change } },
  });
const collected = (wanted?: string, count = 1): NewOrder => ({
  order_type: 'pick_up',
  client_name: 'Ana',
  main_phone_number: '069123456',
  dishes: [{ dish_id: pub.dishes[0].id, count }],
  ...(wanted !== undefined && { wanted_at: wanted }),
});
const tryThis = async (body: NewOrder) => {
  const answer = await tryOrder(t, pub, { body });
  return answer.status === 201 ? 'placed' : (answer.body as { code?: string }).code;
};
const tryAt = (wanted: string, count = 1) => tryThis(collected(wanted, count));
const orderAt = (wanted: string) => anOrder(t, pub, collected(wanted));
const read = async ({ ids }: AnOrder) =>
  (await t.call(`GET ${ORDER}`, { params: ids, as: pub.company })).order;
const ticketsOf = async ({ id }: AnOrder) =>
  (await t.deps.db.selectFrom('print_job').where('order_id', '=', id).execute()).length;
const accept = ({ ids }: AnOrder) =>
  t.call(`PUT ${ORDER}/accept`, { params: ids, as: pub.company, body: { minutes: 20 } });
/** The pub's session is short. */
async function runTasksAt(time: string): Promise<void> {
  const before = t.clock.now().toISOString();
  t.clock.set(time);
  await t.app.tasks.runDue();
  t.clock.set(before);
}
const sellOut = (dishID: number, until: string) =>
  t.call(`PUT ${PUB}/dishes/:dishID/sold-out`, {
    params: { ...pub.ids, dishID },
    as: pub.company,
    body: { until },
  });
const shut = (from: string, is_shut = true) =>
  t.send(`PUT ${PUB}/slots`, { ...of(), body: { from, is_shut } });
async function saveHours(
  span: { readonly start: number; readonly end: number },
  exceptions: Hours['exceptions'] = [],
): Promise<void> {
  const { hours_revision: revision } = (await t.call(`GET ${PUB}`, of())).pub;
  const follows = { week: null, follows: 'opening', last_order: 0 } as const;
  const opening = { week: [{ days: ALL_DAYS, ...span }], follows: null, last_order: 0 };
  const services = { opening, delivery: follows, pick_up: follows };
  await t.call(`PUT ${PUB}/hours`, {
    ...of(),
    body: { revision, hours: { services, periods: [], exceptions } },
  });
}

it.each([
  '0001-01-01T00:00:00Z',
  '1000-01-01T00:00:00Z',
  '9999-12-31T23:30:00Z',
  '9999-99-99T99:99:99Z',
  '0000-00-00T00:00:00Z',
])('a time that no pub could offer, %s, is refused at once', async (wanted) => {
  const closed = { kind: 'closed', spans: [], text: {} } as const;
  const services = ['opening', 'delivery', 'pick_up'] as const;
  // Hours that never end, and a holiday: they are read day by day until after it.
  await saveHours({ start: 0, end: 1440 }, [
    { ...closed, services: [...services], from: '2027-01-01', to: '2027-01-01' },
  ]);
  const before = performance.now();
  expect(await tryAt(wanted)).toBe('time_is_not_offered');
  expect(performance.now() - before).toBeLessThan(3_000);
});

it('accepted when its kitchen should have begun, an order has the minutes of its pub, before that its own time', async () => {
  await take({ lead_minutes: 0 });
  const [late, other] = [await orderAt(on('17:30')), await orderAt(on('18:00'))];
  // Its kitchen should have begun at 17:10, and the task has not run.
  t.clock.set(on('17:12'));
  await accept(late);
  await accept(other);
  expect((await read(late)).promised_at).toBe(on('17:32'));
  expect((await read(other)).promised_at).toBe(on('18:00'));
});

describe('when its kitchen would begin, an order', () => {
  const begun = async (change: (order: AnOrder) => Promise<unknown>) => {
    await aPrinter(t, pub);
    const order = await orderAt(on('18:00'));
    await accept(order);
    await change(order);
    await sellOut(pub.dishes[0].id, '9999-12-31T00:00:00.000Z');
    await runTasksAt(on('17:40'));
    return order;
  };

  it.each(['at_courier', 'completed', 'canceled'] as const)(
    'that is %s is neither printed nor asked about',
    async (to) => {
      const order = await begun((one) => must(setStatus(t, pub, { order: one, to })));
      expect(await ticketsOf(order)).toBe(0);
      const now = await read(order);
      expect(now).not.toHaveProperty('missing_lines');
      expect(now).not.toHaveProperty('is_ahead');
    },
  );

  it('that is prepared is not asked about', async () => {
    const order = await begun(({ ids }) =>
      t.call(`PUT ${ORDER}/update-prepared`, {
        params: ids,
        as: pub.company,
        body: { prepared: true },
      }),
    );
    expect(await read(order)).not.toHaveProperty('missing_lines');
  });

  it('that was canceled and goes on again is printed once', async () => {
    const order = await begun(async (one) => {
      await must(setStatus(t, pub, { order: one, to: 'canceled' }));
      await must(setStatus(t, pub, { order: one, to: 'preparing' }));
      expect(await ticketsOf(one)).toBe(0);
    });
    await runTasksAt(on('17:41'));
    expect(await ticketsOf(order)).toBe(1);
    const { dishes, missing_lines: missing } = await read(order);
    expect(missing).toEqual([{ line_id: dishes[0]?.line_id, choice_ids: [] }]);
  });
});

describe('a shut slot', () => {
  it('is opened also where slots have got another length', async () => {
    await take({ slot_minutes: 15 });
    await shut(on('18:15'));
    await take({ slot_minutes: 60 });
    expect(await tryAt(on('18:00'))).toBe('slot_is_shut');
    await shut(on('18:00'), false);
    expect(await tryAt(on('18:00'))).toBe('placed');
    await shut(on('19:00'));
    await take({ slot_minutes: 15 });
    await shut(on('19:15'), false);
    const codes = [];
    for (const time of ['19:00', '19:15', '19:30', '19:45']) codes.push(await tryAt(on(time)));
    expect(codes).toEqual(['slot_is_shut', 'placed', 'slot_is_shut', 'slot_is_shut']);
  });

  it.each([
    ['of a pub that opens at three in the morning', { start: 180, end: 600 }],
    ['of a pub that closes at six in the morning', { start: 1_200, end: 360 }],
    ['of a pub that never closes', { start: 0, end: 1440 }],
  ])('%s is among those of the answer', async (_, hours) => {
    await saveHours(hours);
    // 03:30 in Chișinău.
    const { slots } = await must(shut(on('01:30', 21)));
    expect(slots.filter(({ is_shut }) => is_shut).map(({ from }) => from)).toEqual([
      on('01:30', 21),
    ]);
  });

  it('is none that no order could be for', async () => {
    expect((await shut('9999-12-31T23:30:00.000Z')).status).toBe(400);
    expect((await shut('2027-02-01T12:00:00.000Z')).status).toBe(400);
  });
});

it('a shut slot refuses no rehearsal', async () => {
  await shut(on('17:00'));
  const sent = await t.send(`POST ${PUB}/rehearsal-order`, {
    ...of(),
    body: { order_type: 'pick_up' },
  });
  expect(sent.status).toBeLessThan(300);
});

it('a choice whose dish has no portion left can be ordered for another working day, unless a person has sold it out', async () => {
  const [dish, side] = pub.dishes;
  const choiceId = await offerAsSide(t, pub, { dishId: dish.id, sideId: side.id });
  await must(setLeftCount(t, pub, { dishId: side.id, left: 0 }));
  const withSide = (wanted: string): NewOrder => ({
    ...collected(wanted),
    dishes: [{ dish_id: dish.id, count: 1, options: [{ choice_id: choiceId, count: 1 }] }],
  });
  expect(await tryThis(withSide(on('12:00', 21)))).toBe('placed');
  expect(await tryThis(withSide(on('18:30')))).toBe('options_do_not_fit');
  await must(setLeftCount(t, pub, { dishId: side.id, left: null }));
  await sellOut(side.id, '9999-12-31T00:00:00.000Z');
  expect(await tryThis(withSide(on('12:00', 21)))).toBe('options_do_not_fit');
});

describe('the times that a guest is offered', () => {
  const timesOf = async (body: { date?: string; dishes?: NewOrder['dishes'] } = {}) =>
    (
      await t.call('POST /api/client/pub/:pubID/orders/times', {
        params: pub.ids,
        body: { order_type: 'pick_up', dishes: collected().dishes, ...body },
      })
    ).times;

  it('say where too few portions are left', async () => {
    await must(setLeftCount(t, pub, { dishId: pub.dishes[0].id, left: 1 }));
    const { dishes } = collected(undefined, 2);
    const { times: today } = await timesOf({ dishes, date: '2026-11-20' });
    expect(today[0]?.refusal?.code).toBe('too_few_left');
    const { times: tomorrow } = await timesOf({ dishes, date: '2026-11-21' });
    const [last] = tomorrow.slice(-1);
    expect(last?.refusal).toBeNull();
    for (const { from, refusal } of [today[0], last].flatMap((time) => time ?? [])) {
      expect(await tryAt(from, 2)).toBe(refusal?.code ?? 'placed');
    }
  });

  it('are searched for on ten days: a basket that nobody takes must not cost sixty', async () => {
    await take({ days_ahead: 60 });
    await sellOut(pub.dishes[0].id, '2026-12-03T00:00:00.000Z');
    const { date, days, times } = await timesOf();
    expect({ date, count: days.length }).toEqual({ date: '2026-11-20', count: 61 });
    expect(times[0]?.refusal?.code).toBe('dish_sold_out');
    const { times: asked } = await timesOf({ date: '2026-12-04' });
    expect(asked.some(({ refusal }) => refusal === null)).toBe(true);
  });

  it('begin with the first day also of what is ordered a week before', async () => {
    await take({ days_ahead: 60, lead_minutes: 7 * 24 * 60 });
    const { date, times } = await timesOf();
    expect({ date, first: times[0]?.from }).toEqual({ date: '2026-11-27', first: on('17:00', 27) });
  });
});

it('an order that is edited before its kitchen begins shows the kitchen nothing that was taken out', async () => {
  const [first, second] = pub.dishes;
  const both = [first, second].map(({ id }) => ({ dish_id: id, count: 1 }));
  const order = await anOrder(t, pub, { ...collected(on('18:00')), dishes: both });
  await accept(order);
  await t.call(`PUT ${ORDER}/update-dishes`, {
    params: order.ids,
    as: pub.company,
    body: { dishes: both.slice(1) },
  });
  await runTasksAt(on('17:40'));
  expect(await read(order)).not.toHaveProperty('removed_dishes');
});
