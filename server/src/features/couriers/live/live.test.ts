import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { openReader, type LiveReader } from '../../../testing/app/live-reader.ts';
import {
  aCourier,
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  aWaitingOrder,
  secrets,
  setStatus,
  type ACourier,
  type CourierStep,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';

let t: TestApp;
let address: string;
let pool: ADeliveringPub;
let admin: { accesstoken: string };
const readers: LiveReader[] = [];
beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  pool = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
  admin = await anAdmin(t);
});
afterAll(async () => {
  for (const reader of readers) reader.close();
  await t.close();
});

function openScreen(courier: ACourier): LiveReader {
  const at = `${address}/ws/courier/${courier.id}?access_token=${courier.accesstoken}`;
  const reader = openReader('/ws/courier/:courierID', at);
  readers.push(reader);
  return reader;
}

function act(courier: ACourier, verb: CourierStep, { id }: { id: number }) {
  return t.call(`POST /api/courier/:courierID/${verb}`, {
    params: courier.ids,
    as: courier,
    body: { order_id: id },
  });
}

/** The order as the screen would show it, after all received messages. */
function shown({ messages }: LiveReader, orderId: number): Record<string, unknown> | undefined {
  const sent = messages.flatMap(({ order, orders }) => orders ?? (order ? [order] : []));
  return sent.findLast(({ id }) => id === orderId);
}

/** The full list was sent again; an event of an earlier change may still come before it. */
function isAllSince(
  { messages }: LiveReader,
  seen: number,
  message: LiveReader['messages'][number],
): boolean {
  return message.event_type === 'GET_ALL' && messages.indexOf(message) >= seen;
}

/** Waits until the full list was sent again, and it is empty. */
const emptied = (screen: LiveReader, seen: number) =>
  screen.next((message) => isAllSince(screen, seen, message) && message.orders?.length === 0);

describe('a courier’s screen', () => {
  it('shows a waiting order, then shows it to its courier in full, to the others as taken', async () => {
    const [reserver, otherCourier] = [
      await anApprovedCourier(t, admin),
      await anApprovedCourier(t, admin),
    ];
    const early = await aWaitingOrder(t, pool);
    const [screen, other] = [openScreen(reserver), openScreen(otherCourier)];
    expect((await screen.everything()).map(({ id }) => id)).toContain(early.id);
    await other.everything();
    const order = await aWaitingOrder(t, pool);
    const waiting = await other.event(order.id);
    expect(waiting).toMatchObject({
      status: 'preparing',
      pub_name: pool.pub.name,
      courier_info: { is_reserved: false, reserver_courier_id: 0, courier_reward: 40 },
    });
    await act(reserver, 'reserve-order', order);
    expect(await screen.event(order.id, 3)).toMatchObject({
      ...secrets,
      courier_info: { is_reserved: true, reserver_courier_id: reserver.id },
    });
    expect(await other.event(order.id, 3)).toMatchObject({
      courier_info: { is_reserved: true, reserver_courier_id: -1 },
    });
    // From here on only the reserver sees it, until it is released.
    await act(reserver, 'set-order-to-at-courier', order);
    await screen.event(order.id, 4);
    await act(reserver, 'release-order', order);
    expect(await screen.event(order.id, 5)).not.toHaveProperty('client_name');
    expect(await other.event(order.id, 5)).toMatchObject({ courier_info: { is_reserved: false } });
    expect(
      other.messages.some(({ order: sent }) => sent?.id === order.id && sent.revision === 4),
    ).toBe(false);
  });

  it('never receives the guest’s data of an order that it has not reserved', async () => {
    const courier = await anApprovedCourier(t, admin);
    const otherCourier = await anApprovedCourier(t, admin);
    const before = await aWaitingOrder(t, pool);
    const screen = openScreen(courier);
    await screen.everything();
    const order = await aWaitingOrder(t, pool);
    await screen.event(order.id);
    await act(otherCourier, 'reserve-order', order);
    await screen.event(order.id, 3);
    await act(otherCourier, 'set-order-to-completed', order);
    await setStatus(t, pool, { order: before, to: 'canceled' });
    await screen.event(before.id, 3);
    const refused = await t.send('POST /api/courier/:courierID/reserve-order', {
      params: courier.ids,
      as: courier,
      body: { order_id: order.id },
    });
    expect(refused.body.code).toBe('order_is_already_reserved');
    const allowed = new Set(
      ['id', 'number', 'revision', 'created_time', 'status', 'currency_id']
        .concat(['pub_name', 'pub', 'town'])
        .concat(['payment_type'])
        .concat([
          'prepared',
          'promised_at',
          'delivery_type',
          'is_rehearsal',
          'courier_info',
          'url_name',
          'lat',
          'lng',
          'address',
          'time_zone',
        ])
        .concat(['is_reserved', 'reserver_courier_id', 'distance', 'sector', 'courier_reward']),
    );
    const walk = (value: unknown, path: string): void => {
      if (typeof value === 'string') {
        for (const secret of Object.values(secrets)) expect(value, path).not.toContain(secret);
      } else if (Array.isArray(value)) for (const item of value) walk(item, path);
      else if (value !== null && typeof value === 'object') {
        for (const [name, inner] of Object.entries(value)) {
          expect(allowed, `${path}.${name}`).toContain(name);
          if (name === 'lat' || name === 'lng') expect(path).toBe('order.pub');
          walk(inner, `${path}.${name}`);
        }
      }
    };
    for (const { order: sent, orders = [] } of screen.messages) {
      for (const seen of sent ? [sent] : orders) walk(seen, 'order');
    }
    walk(refused.body.facts ?? {}, 'order');
  });

  it('removes an order that is canceled before it is reserved', async () => {
    const courier = await anApprovedCourier(t, admin);
    const order = await aWaitingOrder(t, pool);
    const screen = openScreen(courier);
    await screen.everything();
    await setStatus(t, pool, { order, to: 'canceled' });
    expect(await screen.event(order.id, 3)).toMatchObject({ status: 'canceled' });
  });

  it('shows the courier’s own orders after a new start: active and finished', async () => {
    const courier = await anApprovedCourier(t, admin);
    const [active, done] = [await aWaitingOrder(t, pool), await aWaitingOrder(t, pool)];
    await act(courier, 'reserve-order', active);
    await act(courier, 'reserve-order', done);
    await act(courier, 'set-order-to-completed', done);
    const screen = openScreen(courier);
    await screen.everything();
    expect(shown(screen, active.id)).toMatchObject({ ...secrets, status: 'preparing' });
    expect(shown(screen, done.id)).toMatchObject({ ...secrets, status: 'completed' });
  });
});

describe('the right to see an order', () => {
  it('changes with the platform’s approval or block, at once', async () => {
    const courier = await aCourier(t);
    const order = await aWaitingOrder(t, pool);
    const screen = openScreen(courier);
    expect(await screen.everything()).toEqual([]);
    await t.call('POST /api/admin/couriers/:courierID/approve', { params: courier.ids, as: admin });
    const approved = await screen.next(({ orders }) => (orders?.length ?? 0) > 0);
    expect(approved.orders?.map(({ id }) => id)).toContain(order.id);
    const seen = screen.messages.length;
    await t.call('POST /api/admin/couriers/:courierID/block', { params: courier.ids, as: admin });
    await emptied(screen, seen);
  });

  it('changes when a pub attaches a courier, and when it detaches them', async () => {
    const own = await aDeliveringPub(t);
    const courier = await aCourier(t);
    const order = await aWaitingOrder(t, own);
    const screen = openScreen(courier);
    expect(await screen.everything()).toEqual([]);
    await t.call('POST /api/company/:companyID/pubs/:pubID/couriers', {
      params: own.ids,
      as: own.company,
      body: { courier_id: courier.id },
    });
    await screen.next(({ orders }) => orders?.some(({ id }) => id === order.id) === true);
    const seen = screen.messages.length;
    await t.call('DELETE /api/company/:companyID/pubs/:pubID/couriers/:courierID', {
      params: { ...own.ids, ...courier.ids },
      as: own.company,
    });
    await emptied(screen, seen);
    const detached = screen.messages.length;
    // No more events of that pub, not even the removal of the order.
    await setStatus(t, own, { order, to: 'canceled' });
    const theirs = await aWaitingOrder(t, own);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(shown(screen, theirs.id)).toBeUndefined();
    expect(screen.messages.slice(detached)).toEqual([]);
  });

  it('is sent again on every phone once the courier confirms a pub, and when they decline it', async () => {
    const own = await aDeliveringPub(t);
    const courier = await aCourier(t);
    const order = await aWaitingOrder(t, own);
    const body = { courier_id: courier.id };
    await t.call('POST /api/company/:companyID/pubs/:pubID/couriers', {
      params: own.ids,
      as: own.company,
      body,
    });
    const screen = openScreen(courier);
    expect(await screen.everything()).toMatchObject([{ id: order.id }]);
    const answerPub = (word: 'confirm' | 'decline') =>
      t.call(`POST /api/courier/:courierID/pubs/:pubID/${word}`, {
        params: { ...courier.ids, pubID: own.pub.id },
        as: courier,
      });
    const seen = screen.messages.length;
    await answerPub('confirm');
    const confirmed = await screen.next((message) => isAllSince(screen, seen, message));
    expect(confirmed.orders).toMatchObject([{ id: order.id }]);
    await answerPub('decline');
    await emptied(screen, seen);
  });
});
