import { must } from '@comanda/contract/client';
import type { OrderStatus } from '@comanda/domain/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aRehearsal } from '../../../testing/builders/a-rehearsal.ts';
import {
  anOrderAtTable,
  secrets,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';
import { buildGuestPushApp, type GuestPushApp } from '../../../testing/push/guest-push-app.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const ORDER = `${PUB}/orders/:orderID` as const;

let app: GuestPushApp;
let t: GuestPushApp['t'];
let pub: ADeliveringPub;
beforeAll(async () => {
  app = await buildGuestPushApp();
  ({ t } = app);
});
afterAll(() => app.close());
beforeEach(async () => {
  pub = await app.begin();
});

const atTable = () => anOrderAtTable(pub, '7');
const accept = ({ ids }: AnOrder, minutes = 20) =>
  must(t.send(`PUT ${ORDER}/accept`, { params: ids, body: { minutes }, as: pub.company }));
const prepare = ({ ids }: AnOrder, prepared = true) =>
  must(
    t.send(`PUT ${ORDER}/update-prepared`, { params: ids, body: { prepared }, as: pub.company }),
  );
const refuse = ({ ids }: AnOrder, body: { reason: 'too_busy' | 'other'; text?: string }) =>
  must(t.send(`PUT ${ORDER}/refuse`, { params: ids, body, as: pub.company }));
const set = (order: AnOrder, to: OrderStatus) => must(setStatus(t, pub, { order, to }));
const withdraw = ({ trackingToken }: AnOrder) =>
  t.call('POST /api/client/orders/:trackingToken/withdraw', { params: { trackingToken } });

describe('a guest is told', () => {
  it('that the order is accepted, with the time on the pub’s clock, in the language of the page', async () => {
    const order = await app.toldOrder(pub, atTable(), 'ro');
    await app.aDevice(order, 'ru');
    await accept(order);
    await app.pass();
    const link = `http://comanda.test/pub/${pub.pub.url_name}/order/${order.trackingToken}`;
    const [ro, ru] = app
      .pushes()
      .toSorted((one, other) => one.navigate.localeCompare(other.navigate));
    expect(ro).toEqual({
      title: 'Comanda a fost acceptată',
      body: `Gata pe la 18:40\n${pub.pub.name} · № ${order.order.number}`,
      tag: `guest-order-${order.id}`,
      lang: 'ro',
      navigate: `${link}?lang=ro`,
    });
    expect(ru).toMatchObject({
      title: 'Заказ принят',
      body: `Готов примерно к 18:40\n${pub.pub.name} · № ${order.order.number}`,
      navigate: `${link}?lang=ru`,
    });
    expect(app.pushes()).toHaveLength(2);
    const { headers, isSigned } = app.service.received[0] ?? {};
    expect(headers).toMatchObject({
      topic: `guest-order-${order.id}`,
      urgency: 'high',
      ttl: '3600',
    });
    expect(isSigned).toBe(true);
  });

  it('of an order that was accepted by itself: at once', async () => {
    await t.call(`PUT ${PUB}`, {
      params: pub.ids,
      as: pub.company,
      body: { accepts_by_itself: true, usual_minutes_in_place: 15 },
    });
    const order = await app.toldOrder(pub, atTable());
    expect(app.pushes()).toMatchObject([
      {
        title: 'Your order is accepted',
        body: `Ready about 18:35\n${pub.pub.name} · № ${order.order.number}`,
      },
    ]);
    await app.aDevice(order);
    await app.pass();
    expect(app.pushes()).toHaveLength(2);
  });

  it('another time, with the reason', async () => {
    const order = await app.toldOrder(pub, atTable());
    await accept(order);
    await app.pass();
    await t.call(`PUT ${ORDER}/promise`, {
      params: order.ids,
      as: pub.company,
      body: { minutes: 40, from: '2026-11-20T16:40:00.000Z', promise_reason: 'too_busy' },
    });
    await app.pass();
    expect(app.pushes().at(-1)).toMatchObject({
      title: 'Another time for your order',
      body: `Ready about 19:00\nLater than promised: the venue has many orders now.\n${pub.pub.name} · № ${order.order.number}`,
    });
    expect(app.pushes()).toHaveLength(2);
  });

  it('that the order at the table is ready, once', async () => {
    const order = await app.toldOrder(pub, atTable());
    await accept(order);
    await app.pass();
    await prepare(order);
    await app.pass();
    expect(app.pushes().at(-1)).toMatchObject({
      title: 'Your order is ready',
      body: `${pub.pub.name} · № ${order.order.number}`,
    });
    await set(order, 'completed');
    await app.pass();
    expect(app.titles()).toEqual(['Your order is accepted', 'Your order is ready']);
  });

  it('that it is ready by completing it, where nobody has marked it before', async () => {
    const order = await app.toldOrder(pub, atTable());
    await set(order, 'completed');
    await app.pass();
    expect(app.titles()).toEqual(['Your order is ready']);
  });

  it('that the delivery is on its way, and not that it waits for a courier or is at the door', async () => {
    const order = await app.toldOrder(pub);
    await accept(order);
    await app.pass();
    await prepare(order);
    await app.pass();
    await set(order, 'at_courier');
    await app.pass();
    await set(order, 'completed');
    await app.pass();
    const { arrives_from: from, arrives_to: to } = (
      await t.call('GET /api/client/orders/:trackingToken', {
        params: { trackingToken: order.trackingToken },
      })
    ).order;
    expect([from, to]).toEqual([expect.any(String), expect.any(String)]);
    expect(app.titles()).toEqual(['Your order is accepted', 'Your order is on its way']);
    expect(app.pushes()[1]?.body).toMatch(/^With you \d\d:\d\d to \d\d:\d\d\n/);
  });

  it.each([
    [
      { reason: 'too_busy' },
      'The venue has more orders than it can cook now. Please try again later.',
    ],
    [{ reason: 'other', text: 'Am rămas fără gaz' }, 'The reason: “Am rămas fără gaz”'],
  ] as const)('that the order is refused, and why: %j', async (reason, text) => {
    const order = await app.toldOrder(pub, atTable());
    await refuse(order, reason);
    await app.pass();
    expect(app.pushes()).toMatchObject([
      {
        title: 'The order was canceled',
        body: `${text}\n${pub.pub.name} · № ${order.order.number}`,
      },
    ]);
  });

  it('that nobody has answered it', async () => {
    await t.call(`PUT ${PUB}`, {
      params: pub.ids,
      as: pub.company,
      body: { refuse_after_minutes: 10 },
    });
    await app.toldOrder(pub, atTable());
    await app.pass(600);
    await app.pass();
    expect(app.pushes()).toMatchObject([
      {
        title: 'The order was canceled',
        body: expect.stringContaining('The venue did not answer in time.'),
      },
    ]);
  });

  it('of a rehearsal likewise, and that it is one', async () => {
    const order = await aRehearsal(t, pub);
    await app.aDevice(order);
    await accept(order);
    await app.pass();
    expect(app.pushes()).toMatchObject([
      { body: expect.stringMatching(/^Rehearsal: nobody cooks this order\n/) },
    ]);
  });
});

describe('a guest is not told', () => {
  it('what the guest has done', async () => {
    await withdraw(await app.toldOrder(pub, atTable()));
    await app.pass();
    expect(app.pushes()).toEqual([]);
  });

  it('what the pub takes back in the first seconds', async () => {
    const order = await app.toldOrder(pub, atTable());
    await refuse(order, { reason: 'too_busy' });
    await app.pass(7);
    await set(order, 'not_handled');
    await accept(order);
    await app.pass();
    expect(app.titles()).toEqual(['Your order is accepted']);
  });

  it('the same state twice', async () => {
    const order = await app.toldOrder(pub, atTable());
    await accept(order);
    await app.pass();
    await t.call(`PUT ${ORDER}/update-dishes`, {
      params: order.ids,
      as: pub.company,
      body: { dishes: [{ dish_id: pub.dishes[0].id, count: 3 }] },
    });
    await app.pass();
    await prepare(order);
    await prepare(order, false);
    await app.pass();
    expect(app.titles()).toEqual(['Your order is accepted']);
  });

  it('an old state by a task that runs late', async () => {
    const order = await app.toldOrder(pub, atTable());
    await accept(order);
    await prepare(order);
    await app.pass(3_600);
    expect(app.titles()).toEqual(['Your order is ready']);
  });

  it('names, phones, addresses, comments and dishes', async () => {
    const order = await app.toldOrder(pub);
    await accept(order);
    await app.pass();
    const [received] = app.service.received;
    expect(received?.text).toContain(String(order.id));
    for (const secret of [...Object.values(secrets), pub.dishes[0].name]) {
      expect(received?.text).not.toContain(secret);
    }
  });
});

describe('after the end of an order', () => {
  it('nothing is told, and ten minutes later its devices are forgotten', async () => {
    const order = await app.toldOrder(pub, atTable());
    await refuse(order, { reason: 'too_busy' });
    await app.pass();
    await t.call(`PUT ${ORDER}/update-dishes`, {
      params: order.ids,
      as: pub.company,
      body: { dishes: [{ dish_id: pub.dishes[0].id, count: 3 }] },
    });
    await app.pass();
    expect(app.pushes()).toHaveLength(1);
    await app.pass(600 - 17);
    expect(await app.devices(order)).toHaveLength(1);
    await app.pass(1);
    expect(await app.devices(order)).toEqual([]);
    expect(app.pushes()).toHaveLength(1);
  });

  it('one that the pub takes back is told, and its devices stay', async () => {
    const order = await app.toldOrder(pub, atTable());
    await accept(order);
    await app.pass();
    await set(order, 'canceled');
    await app.pass();
    await set(order, 'preparing');
    await app.pass();
    expect(app.titles()).toEqual([
      'Your order is accepted',
      'The order was canceled',
      'Your order is accepted',
    ]);
    await app.pass(1_200);
    expect(await app.devices(order)).toHaveLength(1);
    expect(await app.tasks()).toEqual([]);
  });
});
