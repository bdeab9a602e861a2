import { must } from '@comanda/contract/client';
import { DEFAULT_LATER } from '@comanda/domain/later';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addTask } from '../../../plumbing/tasks/add-task.ts';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { leftAndSoldOut, setLeftCount } from '../../../testing/builders/left-count-builders.ts';
import {
  aDeliveringPub,
  anOrder,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';
import { heldPortions } from './held-portions.ts';

const PUB = '/api/company/:companyID/pubs/:pubID' as const;
const START = '2026-11-20T17:00:00.000Z';
const AT_10 = '2026-11-20T17:10:00.000Z';
/** What is placed at the start holds until then, what is placed ten minutes later ten minutes longer. */
const AT_30 = '2026-11-20T17:30:00.000Z';
const AT_40 = '2026-11-20T17:40:00.000Z';

let t: TestApp;
let pub: ADeliveringPub;
let dish = 0;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  t.clock.set(START);
  pub = await aDeliveringPub(t);
  dish = pub.dishes[0].id;
  await must(setLeftCount(t, pub, { dishId: dish, left: 5 }));
});
afterAll(() => t.close());

const orderOf = (count: number) => anOrder(t, pub, { dishes: [{ dish_id: dish, count }] });
const set = (body: object) => t.call(`PUT ${PUB}`, { params: pub.ids, as: pub.company, body });
const accept = ({ ids }: AnOrder) =>
  t.call(`PUT ${PUB}/orders/:orderID/accept`, {
    params: ids,
    as: pub.company,
    body: { minutes: 20 },
  });
const runTasksAt = async (time: string) => {
  t.clock.set(time);
  await t.app.tasks.runDue();
  // The pub's session is short.
  t.clock.set(AT_10);
};
async function held() {
  const { dishes } = await t.call(`GET ${PUB}/sold-out`, { params: pub.ids, as: pub.company });
  return dishes.find(({ id }) => id === dish)?.held_count;
}
const state = async () => [...(await leftAndSoldOut(t, pub, dish)), await held()];

it('portions are held without an answer for half an hour, then others may order them', async () => {
  const order = await orderOf(5);
  expect(await state()).toEqual([0, AT_30, 5]);
  await runTasksAt('2026-11-20T17:29:59.000Z');
  expect(await state()).toEqual([0, AT_30, 5]);
  await runTasksAt(AT_30);
  expect(await state()).toEqual([5, null, 0]);
  await orderOf(3);
  expect(await state()).toEqual([2, null, 3]);
  // Accepted after all: it takes what is left.
  await accept(order);
  expect(await state()).toEqual([0, UNTIL_SWITCHED_BACK, 3]);
  await setStatus(t, pub, { order, to: 'canceled' });
  expect(await state()).toEqual([0, UNTIL_SWITCHED_BACK, 3]);
});

it('what was held for too long is given back once, whatever is done to the order then', async () => {
  const order = await orderOf(5);
  await runTasksAt(AT_30);
  await setStatus(t, pub, { order, to: 'handled' });
  await t.call(`PUT ${PUB}/orders/:orderID/update-dishes`, {
    params: order.ids,
    as: pub.company,
    body: { dishes: [{ dish_id: dish, count: 2 }] },
  });
  expect(await state()).toEqual([5, null, 0]);
  await setStatus(t, pub, { order, to: 'canceled' });
  expect(await state()).toEqual([5, null, 0]);
  await setStatus(t, pub, { order, to: 'preparing' });
  expect(await state()).toEqual([3, null, 0]);
});

it.each([
  ['refuses by itself: until then', { refuse_after_minutes: 10 }, AT_10],
  ['lets a guest wait longer: as long', { unanswered_minutes: 40 }, AT_40],
])('at a pub that %s', async (_, settings, until) => {
  await set(settings);
  await orderOf(5);
  expect(await state()).toEqual([0, until, 5]);
  await runTasksAt(until);
  expect(await state()).toEqual([5, null, 0]);
});

it('a pub that lets guests wait longer by now holds them longer', async () => {
  await orderOf(5);
  await set({ unanswered_minutes: 40 });
  await runTasksAt(AT_30);
  expect(await state()).toMatchObject([0, expect.any(String), 5]);
  await runTasksAt(AT_40);
  expect(await state()).toEqual([5, null, 0]);
});

it('a task that runs twice gives them back once', async () => {
  const { id } = await orderOf(2);
  await runTasksAt(AT_30);
  const again = { key: 'again', payload: { order_id: id }, now: t.clock.now() };
  await addTask(t.deps.db, heldPortions, again);
  await runTasksAt(AT_40);
  expect(await state()).toEqual([5, null, 0]);
});

it('the last portions of an accepted order are sold; those of the others are held', async () => {
  const first = await orderOf(2);
  t.clock.set(AT_10);
  const second = await orderOf(3);
  expect(await state()).toEqual([0, AT_40, 5]);
  await accept(second);
  expect(await state()).toEqual([0, AT_30, 2]);
  await accept(first);
  expect(await state()).toEqual([0, UNTIL_SWITCHED_BACK, 0]);
});

it('what a pub accepts by itself is sold at once', async () => {
  await set({ accepts_by_itself: true });
  await orderOf(5);
  expect(await state()).toEqual([0, UNTIL_SWITCHED_BACK, 0]);
});

it('orders hold nothing of a count that was set after them', async () => {
  await orderOf(2);
  t.clock.set(AT_10);
  await must(setLeftCount(t, pub, { dishId: dish, left: 4 }));
  expect(await state()).toEqual([4, null, 0]);
  await runTasksAt(AT_30);
  expect(await state()).toEqual([4, null, 0]);
});

it('a dish that a person has sold out stays so when what was held comes back', async () => {
  await orderOf(5);
  await t.call(`PUT ${PUB}/dishes/:dishID/sold-out`, {
    params: { ...pub.ids, dishID: dish },
    as: pub.company,
    body: { until: UNTIL_SWITCHED_BACK },
  });
  await runTasksAt(AT_30);
  expect((await state())[0]).toBe(5);
});

it('the list of what is sold out names the portions in orders for today from an earlier day, until they are finished', async () => {
  // The working day ends at 05:00 in Chișinău.
  t.clock.set('2026-11-20T02:50:00.000Z');
  pub = await aDeliveringPub(t);
  dish = pub.dishes[0].id;
  const later = async () => {
    const { dishes } = await t.call(`GET ${PUB}/sold-out`, { params: pub.ids, as: pub.company });
    return dishes.map(({ later_count }) => later_count);
  };
  await t.call(`PUT ${PUB}/later`, {
    params: pub.ids,
    as: pub.company,
    body: { later: { ...DEFAULT_LATER, order_types: ['delivery'] } },
  });
  const wanted = (count: number) =>
    anOrder(t, pub, {
      dishes: [{ dish_id: dish, count }],
      wanted_at: '2026-11-20T05:00:00.000Z',
    });
  const [first, second, third] = [await wanted(2), await wanted(3), await wanted(4)];
  const others = (await later()).map(() => undefined);
  expect(await later()).toEqual(others);
  t.clock.set('2026-11-20T03:01:00.000Z');
  await wanted(8);
  const named = (count: number) => [count, ...others.slice(1)];
  expect(await later()).toEqual(named(9));
  await setStatus(t, pub, { order: first, to: 'canceled' });
  expect(await later()).toEqual(named(7));
  await setStatus(t, pub, { order: second, to: 'completed' });
  expect(await later()).toEqual(named(4));
  await setStatus(t, pub, { order: third, to: 'completed' });
  expect(await later()).toEqual(others);
});
