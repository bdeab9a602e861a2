import type { OrderStatus } from '@comanda/domain/orders';
import { routes } from '@comanda/contract';
import { must } from '@comanda/contract/client';
import type { RouteSpec } from '@comanda/contract/routing';
import { randomUUID } from 'node:crypto';
import { PING } from '@comanda/contract/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRepetition, someOf } from '../../../../scripts/depth.ts';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { callEveryRoute, socketAddresses, type Walk } from './courier-reach.ts';
import {
  aMarkedOrder,
  leakedMarkers,
  openRawReader,
  markedPrices,
  type MarkedOrder,
  type RawReader,
} from '../builders/marked-orders.ts';
import {
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  setStatus,
  type ACourier,
  type CourierStep,
  type ADeliveringPub,
} from '../builders/order-builders.ts';

type Token = { accesstoken: string };
const RESERVE = 'POST /api/courier/:courierID/reserve-order';

let t: TestApp;
let address: string;
let admin: Token;
let pool: ADeliveringPub;
let own: ADeliveringPub;
let other: ACourier;
let attachedCourier: ACourier;
const readers: RawReader[] = [];

beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  admin = await anAdmin(t);
  const prices = markedPrices;
  pool = await aDeliveringPub(t, { deliveryType: 'delivery_service', commission: true, prices });
  own = await aDeliveringPub(t, { commission: true, prices });
  [other, attachedCourier] = [await anApprovedCourier(t, admin), await anApprovedCourier(t, admin)];
  await attach(attachedCourier);
});
afterAll(async () => {
  for (const reader of readers) reader.close();
  await t.close();
});

const attach = ({ id }: ACourier) =>
  t.call('POST /api/company/:companyID/pubs/:pubID/couriers', {
    params: own.ids,
    as: own.company,
    body: { courier_id: id },
  });
const detach = (courier: ACourier) =>
  t.call('DELETE /api/company/:companyID/pubs/:pubID/couriers/:courierID', {
    params: { ...own.ids, ...courier.ids },
    as: own.company,
  });

function act(courier: ACourier, verb: CourierStep, order: MarkedOrder, more: object = {}) {
  const body = { order_id: order.id, ...more };
  return t.send(`POST /api/courier/:courierID/${verb}`, { params: courier.ids, as: courier, body });
}

async function listen(path: string): Promise<RawReader> {
  const reader = await openRawReader(`${address}${path}`);
  readers.push(reader);
  return reader;
}

const openScreen = (courier: ACourier): Promise<RawReader> =>
  listen(`/ws/courier/${courier.id}?access_token=${courier.accesstoken}`);

const NOTHING = '{"event_type":"GET_ALL","orders":[]}';

/** The number of full messages is ignored: attaching a courier also sends everything again. */
const lastOf = (screen: RawReader): string =>
  screen
    .bytes()
    .split('\n')
    .findLast((message) => message !== PING) ?? '';

/** Makes the order ask for this code, which can be found in any bytes as two digits cannot; null for none. */
const setHandoverCode = ({ id }: MarkedOrder, code: string | null) =>
  t.deps.db.updateTable('pub_order').set({ handover_code: code }).where('id', '=', id).execute();

async function aMarked(pub: ADeliveringPub, ...statuses: OrderStatus[]): Promise<MarkedOrder> {
  const order = await aMarkedOrder(t, pub);
  for (const to of statuses) await must(setStatus(t, pub, { order, to }));
  return order;
}

/** The rough distance and direction of the orders, as in the bytes. */
const distancesIn = (bytes: string): ReadonlySet<string> =>
  new Set(bytes.match(/"distance":\d+(?:,"sector":"[a-z]+")?/g));

/** For every marked order, while it is not the courier's. */
const ROUGHLY = new Set(['"distance":600,"sector":"n"']);

/**
 * All data that a courier can receive about these orders through every call and socket. The first order of a pub is
 * asked for by all of them, its others by those that name an order.
 */
async function everythingReceived(
  courier: ACourier,
  orders: readonly MarkedOrder[],
  { mayReserve = false } = {},
): Promise<string> {
  const received: string[] = [];
  const walked = new Set<ADeliveringPub>();
  async function receive(walk: Walk, as: 'themselves' | 'another'): Promise<void> {
    for (const { name, status, bytes } of await callEveryRoute(t, courier, walk)) {
      expect(status, name).toBeLessThan(500);
      if (as === 'themselves' && name.includes('-order'))
        expect(status, name).toBeGreaterThanOrEqual(400);
      received.push(bytes);
    }
    for (const { path } of socketAddresses(courier, walk))
      received.push((await listen(path)).bytes());
  }
  for (const order of orders) {
    const pub = order.ids.pubID === own.pub.id ? own : pool;
    const ids = {
      companyID: String(pub.company.id),
      pubID: String(pub.pub.id),
      pubUrlName: pub.pub.url_name,
      orderID: String(order.id),
      courierID: String(courier.id),
      // A courier has only the number of an order.
      trackingToken: String(order.id),
    };
    const namesOrder = walked.has(pub);
    walked.add(pub);
    const skip = mayReserve ? ([RESERVE] as const) : [];
    await receive({ ids, skip, namesOrder }, 'themselves');
    const ofAnother = { ...ids, courierID: String(other.id) };
    await receive({ ids: ofAnother, namesOrder, namesCourier: true }, 'another');
  }
  return received.join('\n');
}

describe('a courier', { timeout: 120_000 }, () => {
  it('receives no data of a guest before reserving the order, in any status and of any pub', async () => {
    const courier = await anApprovedCourier(t, admin);
    const waiting = await aMarked(pool, 'preparing');
    const screen = await openScreen(courier);
    const taken = await aMarked(pool, 'preparing');
    await must(act(other, 'reserve-order', taken));
    const delivered = await aMarked(pool, 'preparing');
    await must(act(other, 'reserve-order', delivered));
    await must(act(other, 'set-order-to-completed', delivered));
    const unseen = [
      taken,
      delivered,
      await aMarked(pool),
      await aMarked(pool, 'preparing', 'canceled'),
      await aMarked(own),
      await aMarked(own, 'preparing'),
      await aMarked(own, 'preparing', 'canceled'),
    ];
    const theirs = await aMarked(own, 'preparing');
    await must(act(attachedCourier, 'reserve-order', theirs));
    const all = [...unseen, theirs, waiting];
    const answers = await everythingReceived(courier, [...someOf(unseen, 6), theirs]);
    const ofWaiting = await everythingReceived(courier, [waiting], { mayReserve: true });
    expect(leakedMarkers(answers + ofWaiting + screen.bytes(), all)).toEqual([]);
    // They see orders that wait for them, and no trace of another pub's own orders.
    expect(screen.bytes()).toContain(`"id":${waiting.id},`);
    expect(distancesIn(screen.bytes())).toEqual(ROUGHLY);
    expect(screen.bytes()).not.toContain(own.pub.name);
    for (const { id } of all.filter(({ ids }) => ids.pubID === own.pub.id)) {
      expect(screen.bytes()).not.toContain(`"id":${id},`);
    }
  });

  it.skipIf(isRepetition)(
    'receives the guest’s data while the order is theirs, and none after releasing it',
    async () => {
      const courier = await anApprovedCourier(t, admin);
      const screen = await openScreen(courier);
      const order = await aMarked(pool, 'preparing');
      await setHandoverCode(order, 'Zqcode');
      const reserving = { action_id: randomUUID() };
      const answer = await act(courier, 'reserve-order', order, reserving);
      // A check of the test itself: the words are found here.
      const known = order.markers.filter((marker) => marker !== order.trackingToken).slice(0, 7);
      for (const marker of known) expect(JSON.stringify(answer.body)).toContain(marker);
      await expect
        .poll(() => leakedMarkers(screen.bytes(), [order]))
        .toEqual(expect.arrayContaining(known));
      const { length } = leakedMarkers(JSON.stringify(answer.body), [order]);
      expect(length).toBeGreaterThan(known.length);
      // Its guest's own link stays hidden from everyone else, even then.
      expect(JSON.stringify(answer.body) + screen.bytes()).not.toContain(order.trackingToken);
      // A courier who could read the code would need no guest.
      const seen = screen.length();
      const step = await act(courier, 'coming', order);
      // Its own event, not a ping: what is theirs must not arrive once it is released.
      await expect.poll(() => screen.bytes(seen)).toContain(`"id":${order.id},`);
      expect(step.body).toMatchObject({ order: { handover: { tries_left: 3 } } });
      expect(JSON.stringify([answer.body, step.body]) + screen.bytes()).not.toContain('Zqcode');
      await setHandoverCode(order, null);

      const before = screen.length();
      await must(act(courier, 'release-order', order));
      // The event of an earlier step may arrive after the answer of its call.
      const released = () =>
        screen
          .bytes(before)
          .split('\n')
          .filter((message) => message.includes('"is_reserved":false'))
          .join('\n');
      await expect.poll(released).not.toBe('');
      expect(screen.bytes()).not.toContain('Zqcode');
      // Exact to the metre while it was theirs, rough before and after.
      expect(distancesIn(JSON.stringify(answer.body))).not.toEqual(ROUGHLY);
      expect(distancesIn(released())).toEqual(ROUGHLY);
      const repeat = await act(courier, 'reserve-order', order, reserving);
      expect(repeat.status).toBe(200);
      await must(act(other, 'reserve-order', order));
      await must(act(other, 'set-order-to-completed', order));
      const answers = await everythingReceived(courier, [order]);
      const late = await act(courier, 'reserve-order', order, reserving);
      const received = [answers, JSON.stringify([repeat, late]), screen.bytes(before)].join('\n');
      expect(leakedMarkers(received, [order])).toEqual([]);
    },
  );

  it.skipIf(isRepetition)(
    'receives the guest’s data of their own order, or by its link, only through the calls that say so',
    async () => {
      const courier = await anApprovedCourier(t, admin);
      const order = await aMarked(pool, 'preparing');
      await must(act(courier, 'reserve-order', order));
      const ids = {
        companyID: String(pool.company.id),
        pubID: String(pool.pub.id),
        pubUrlName: pool.pub.url_name,
        orderID: String(order.id),
        courierID: String(courier.id),
        trackingToken: order.trackingToken,
      };
      const skip = ['POST /api/courier/:courierID/release-order'] as const;
      const received = await callEveryRoute(t, courier, { ids, skip });
      const showing = received.filter(({ bytes }) => leakedMarkers(bytes, [order]).length > 0);
      for (const { name } of showing) {
        const { showsCourier }: RouteSpec = routes[name];
        expect(['by_its_link', 'while_theirs'], name).toContain(showsCourier);
      }
      expect(showing.map(({ name }) => name)).toEqual(
        expect.arrayContaining([
          'GET /api/client/orders/:trackingToken',
          'POST /api/courier/:courierID/set-order-to-completed',
        ]),
      );
    },
  );

  it.skipIf(isRepetition)(
    'receives no data of the orders of a pub that has detached them',
    async () => {
      const courier = await anApprovedCourier(t, admin);
      await attach(courier);
      const screen = await openScreen(courier);
      const [seen, given] = [await aMarked(own, 'preparing'), await aMarked(own, 'preparing')];
      await must(act(courier, 'reserve-order', given));
      await must(act(courier, 'release-order', given));
      await expect.poll(() => screen.bytes()).toContain(`"id":${seen.id},`);
      await detach(courier);
      await expect
        .poll(() => {
          const last = lastOf(screen);
          return last.includes('GET_ALL') && !last.includes(own.pub.name);
        })
        .toBe(true);
      const before = screen.length();
      const later = await aMarked(own, 'preparing');
      await must(act(attachedCourier, 'reserve-order', seen));
      await must(setStatus(t, own, { order: given, to: 'canceled' }));
      const answers = await everythingReceived(courier, [seen, given, later]);
      expect(leakedMarkers(answers + screen.bytes(before), [seen, given, later])).toEqual([]);
      expect(screen.bytes(before)).not.toContain(own.pub.name);
    },
  );

  it.skipIf(isRepetition)(
    'receives no data of new orders once the platform has blocked them',
    async () => {
      const courier = await anApprovedCourier(t, admin);
      await attach(courier);
      const screen = await openScreen(courier);
      const [waiting, given] = [await aMarked(own, 'preparing'), await aMarked(pool, 'preparing')];
      await must(act(courier, 'reserve-order', given));
      await must(act(courier, 'release-order', given));
      await expect.poll(() => screen.bytes()).toContain(`"id":${waiting.id},`);
      await t.call('POST /api/admin/couriers/:courierID/block', { params: courier.ids, as: admin });
      await expect.poll(() => lastOf(screen)).toBe(NOTHING);
      const before = screen.length() - 1;
      const later = [await aMarked(pool, 'preparing'), await aMarked(own, 'preparing')];
      const answers = await everythingReceived(courier, [waiting, given, ...later]);
      expect(leakedMarkers(answers + screen.bytes(before), [waiting, given, ...later])).toEqual([]);
      // Declining a pub makes the server send everything again; this test makes that call too.
      const messages = screen.bytes(before).split('\n');
      expect(new Set(messages.filter((message) => message !== PING))).toEqual(new Set([NOTHING]));
    },
  );
});
