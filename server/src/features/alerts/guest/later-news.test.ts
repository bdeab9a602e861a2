import { must } from '@comanda/contract/client';
import { DEFAULT_LATER } from '@comanda/domain/later';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  aBasket,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';
import { buildGuestPushApp, type GuestPushApp } from '../../../testing/push/guest-push-app.ts';
import { oldGuestDevices } from './queries.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const ORDER = `${PUB}/orders/:orderID` as const;
const TRACKED = '/api/client/orders/:trackingToken' as const;

let app: GuestPushApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  app = await buildGuestPushApp();
});
beforeEach(async () => {
  pub = await app.begin();
  const of = { params: pub.ids, as: pub.company };
  await app.t.call(`PUT ${PUB}`, { ...of, body: { has_pick_up_order: true } });
  const order_types: ('pick_up' | 'delivery')[] = ['pick_up', 'delivery'];
  await app.t.call(`PUT ${PUB}/later`, {
    ...of,
    body: { later: { ...DEFAULT_LATER, order_types } },
  });
});
afterAll(() => app.close());

/** For 20:00 on the pub's clock: its kitchen begins at 19:40. */
const collected = () =>
  app.toldOrder(pub, {
    ...aBasket(pub),
    order_type: 'pick_up',
    wanted_at: '2026-11-20T18:00:00.000Z',
    dishes: pub.dishes.map(({ id }) => ({ dish_id: id, count: 1 })),
  });
const accept = ({ ids }: AnOrder) =>
  must(app.t.send(`PUT ${ORDER}/accept`, { params: ids, as: pub.company, body: { minutes: 20 } }));
const sellOut = (dishID: number) =>
  app.t.call(`PUT ${PUB}/dishes/:dishID/sold-out`, {
    params: { ...pub.ids, dishID },
    as: pub.company,
    body: { until: '9999-12-31T00:00:00.000Z' },
  });
const bring = async (): Promise<void> => {
  app.t.clock.set('2026-11-20T17:40:00.000Z');
  await app.t.app.tasks.runDue();
  await app.pass();
};

it('a guest is told the day and the time for which the order is accepted, and not that it is cooked then', async () => {
  const order = await collected();
  const delivery = await app.toldOrder(
    pub,
    { ...aBasket(pub), wanted_at: '2026-11-22T18:00:00.000Z' },
    'ru',
  );
  await accept(order);
  await accept(delivery);
  await app.pass();
  const [one, other] = app.pushes().toSorted((a, b) => a.title.localeCompare(b.title));
  expect(one).toMatchObject({
    title: 'Your order is accepted',
    body: `For Friday 20 November, 20:00\n${pub.pub.name} · № ${order.order.number}`,
  });
  expect(other?.body).toContain('Когда: воскресенье, 22 ноября, 20:00–20:30\n');
  await bring();
  expect(app.pushes()).toHaveLength(2);
});

it('a guest is asked about what the kitchen lacks, without its name, and not told of the answer', async () => {
  const order = await collected();
  await accept(order);
  await app.pass();
  await sellOut(pub.dishes[0].id);
  await bring();
  expect(app.titles()).toEqual(['Your order is accepted', 'Something of your order has run out']);
  expect(app.pushes().at(-1)?.body).toBe(
    `Ready about 20:00\nPress to say what to do: without it, or cancel.\n${pub.pub.name} · № ${order.order.number}`,
  );
  await app.t.call(`POST ${TRACKED}/leave-out`, {
    params: { trackingToken: order.trackingToken },
    body: { line_ids: order.order.dishes.slice(0, 1).map(({ line_id: id }) => id) },
  });
  await app.pass();
  expect(app.pushes()).toHaveLength(2);
});

it('an order for later keeps its devices until two days after its time', async () => {
  const { t } = app;
  const order = await app.toldOrder(pub, {
    ...aBasket(pub),
    wanted_at: '2026-11-24T18:00:00.000Z',
  });
  const work = oldGuestDevices(t.deps.db);
  await work.run(new Date('2026-11-26T12:00:00Z'));
  expect(await app.devices(order)).toHaveLength(1);
  await work.run(new Date('2026-11-26T19:00:00Z'));
  expect(await app.devices(order)).toHaveLength(0);
});
