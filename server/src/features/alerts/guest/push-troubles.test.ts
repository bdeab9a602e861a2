import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  anOrderAtTable,
  tryOrder,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';
import { buildGuestPushApp, type GuestPushApp } from '../../../testing/push/guest-push-app.ts';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';

let app: GuestPushApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  app = await buildGuestPushApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  pub = await app.begin();
});

const aToldOrder = () => app.toldOrder(pub, anOrderAtTable(pub, '7'));
const accept = ({ ids }: AnOrder) =>
  must(app.t.send(`PUT ${ORDER}/accept`, { params: ids, body: { minutes: 20 }, as: pub.company }));
const prepare = ({ ids }: AnOrder) =>
  must(
    app.t.send(`PUT ${ORDER}/update-prepared`, {
      params: ids,
      body: { prepared: true },
      as: pub.company,
    }),
  );

describe('a push service in trouble', () => {
  it.each([500, 429, 503] as const)(
    '%d: it is tried again, with the state of then',
    async (status) => {
      const order = await aToldOrder();
      app.service.behave(status);
      await accept(order);
      await app.pass();
      await prepare(order);
      await app.pass();
      expect(app.titles()).toEqual([]);
      app.service.behave(201);
      await app.pass(30);
      expect(app.titles()).toEqual(['Your order is ready']);
    },
  );

  it.each([400, 403, 'redirect'] as const)(
    '%s: it is not tried again, the next news are',
    async (behaviour) => {
      const order = await aToldOrder();
      app.service.behave(behaviour);
      await accept(order);
      await app.pass();
      app.service.behave(201);
      expect(await app.tasks()).toEqual([]);
      await prepare(order);
      await app.pass();
      expect(app.titles()).toEqual(['Your order is ready']);
    },
  );

  it('is given up ten minutes after the change', async () => {
    const order = await aToldOrder();
    app.service.behave(500);
    await accept(order);
    await app.pass();
    for (let seconds = 0; seconds < 660; seconds += 30) await app.pass(30);
    expect(await app.tasks()).toEqual([]);
    expect(await app.devices(order)).toMatchObject([{ told: null, sending_until: null }]);
  });

  it('that answers nothing delays no order, no answer to it and no other guest', async () => {
    const order = await aToldOrder();
    app.service.behave('silent');
    await accept(order);
    app.t.clock.set(new Date(app.t.clock.now().getTime() + 8_000).toISOString());
    const sending = app.t.app.tasks.runDue();
    let hasEnded = false;
    void sending.then(() => (hasEnded = true));
    await expect
      .poll(async () => (await app.devices(order))[0]?.sending_until)
      .toBeInstanceOf(Date);
    await prepare(order);
    const { status } = await tryOrder(app.t, pub, { body: anOrderAtTable(pub, '8') });
    expect([status, hasEnded]).toEqual([201, false]);
    app.service.dropWaiting();
    await sending;
    app.service.behave(201);
    await app.pass(30);
    expect(app.titles()).toEqual(['Your order is ready']);
  });
});

it('a device whose browser has ended the subscription is forgotten, the others are told', async () => {
  const order = await aToldOrder();
  app.service.unsubscribe(await app.aDevice(order));
  await accept(order);
  await app.pass();
  expect(app.titles()).toEqual(['Your order is accepted']);
  expect(await app.devices(order)).toHaveLength(1);
});

describe('two at once', () => {
  it('two changes in the same moment are one push, of the last state', async () => {
    const order = await aToldOrder();
    await accept(order);
    await prepare(order);
    expect(await app.tasks()).toHaveLength(2);
    await app.pass();
    await app.pass(2);
    expect(app.titles()).toEqual(['Your order is ready']);
    expect(await app.tasks()).toEqual([]);
  });

  it('while one process sends, another waits, and tells only what has changed since', async () => {
    const order = await aToldOrder();
    await accept(order);
    const until = new Date(app.t.clock.now().getTime() + 20_000);
    await app.t.deps.db
      .updateTable('guest_push_subscription')
      .set({ sending_until: until })
      .where('order_id', '=', order.id)
      .execute();
    await app.pass();
    await app.pass(2);
    expect(app.titles()).toEqual([]);
    // The other one has ended in the middle.
    await app.pass(10);
    expect(app.titles()).toEqual(['Your order is accepted']);
    expect(await app.devices(order)).toMatchObject([{ sending_until: null }]);
  });
});
