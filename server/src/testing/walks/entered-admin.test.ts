import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeCodes } from '../../plumbing/live/sockets/live-socket.ts';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { anAdminInside } from '../builders/an-admin-inside.ts';
import { aMenuWithDishes, aPub, withDelivery } from '../builders/builders.ts';
import { callEveryRoute, socketAddresses } from './courier-reach.ts';
import {
  aMarkedOrder,
  leakedMarkers,
  openRawReader,
  markedPrices,
  type MarkedOrder,
  type RawReader,
} from '../builders/marked-orders.ts';
import {
  aCourier,
  aDeliveringPub,
  setStatus,
  type ADeliveringPub,
} from '../builders/order-builders.ts';

type Token = { accesstoken: string };
const MINUTE_MS = 60_000;

let t: TestApp;
let address: string;
let pub: ADeliveringPub;
const readers: RawReader[] = [];
beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  pub = await aDeliveringPub(t, { prices: markedPrices });
});
afterAll(async () => {
  for (const reader of readers) reader.close();
  await t.close();
});

const refresh = (cookie: string) => t.send('POST /api/auth/refresh-token', { as: { cookie } });

const inside = () => anAdminInside(t, pub.pub.id);

async function listen(path: string): Promise<RawReader> {
  const reader = await openRawReader(`${address}${path}`);
  readers.push(reader);
  return reader;
}

const deskOf = (where: ADeliveringPub, { accesstoken }: Token) =>
  `/ws/orders/company/${where.company.id}/pub/${where.pub.id}?access_token=${accesstoken}`;

/** Data of another company: a pub with an order on its way, and a courier who delivers only for it. */
async function someoneElses(where: ADeliveringPub): Promise<{ order: MarkedOrder; ids: Ids }> {
  const order = await aMarkedOrder(t, where);
  const courier = await aCourier(t);
  const body = { courier_id: courier.id };
  await t.call('POST /api/company/:companyID/pubs/:pubID/couriers', {
    params: where.ids,
    as: where.company,
    body,
  });
  await must(setStatus(t, where, { order, to: 'preparing' }));
  const ids = {
    companyID: String(where.company.id),
    pubID: String(where.pub.id),
    pubUrlName: where.pub.url_name,
    orderID: String(order.id),
    courierID: String(courier.id),
    clientID: '1',
    trackingToken: String(order.id),
  };
  return { order: { ...order, markers: [...order.markers, courier.email, 'Ion Rusu'] }, ids };
}
type Ids = Record<string, string>;

async function aNeighbour(): Promise<ADeliveringPub> {
  const plain = await aPub(t, pub.company);
  const { dishes, ids: categoryIds } = await aMenuWithDishes(t, plain, markedPrices);
  await withDelivery(t, plain);
  const [first, second] = dishes;
  if (!first || !second) throw new Error('two dishes at least');
  return { ...plain, dishes: [first, second], categoryIds };
}

describe('an administrator inside a pub', { timeout: 120_000 }, () => {
  it.each([
    ['another company', () => aDeliveringPub(t, { prices: markedPrices })],
    ['another pub of the same company', aNeighbour],
  ] as const)('receives no data of %s, through any call or socket', async (_, make) => {
    const where = await make();
    const { order, ids } = await someoneElses(where);
    const admin = await inside();
    const isOtherCompany = where.company.id !== pub.company.id;
    const secrets = { ...order, markers: [...order.markers] };
    if (isOtherCompany) secrets.markers.push(where.company.email, where.company.company.name);
    const answers = await callEveryRoute(t, admin, { ids });
    for (const { name, status } of answers) {
      const isPublic = name.includes(' /api/client/pub/');
      // The list of their own company's pubs, which shows the entered one, and creating another.
      const isOwnCompany = !isOtherCompany && name.endsWith('/:companyID/pubs');
      if (/:(?:pub|company|courier|client)ID/.test(name) && !isPublic && !isOwnCompany) {
        expect([403, 404], name).toContain(status);
      }
    }
    const received = answers.map(({ bytes }) => bytes);
    for (const { name, path } of socketAddresses(admin, { ids })) {
      const socket = await listen(path);
      expect([403, 404, closeCodes.gone], name).toContain(socket.end());
      received.push(socket.bytes());
    }
    expect(leakedMarkers(received.join('\n'), [secrets])).toEqual([]);
    // A check of the test itself: the owner does receive it.
    const seen = (['orders', 'couriers'] as const).map((list) =>
      t.call(`GET /api/company/:companyID/pubs/:pubID/${list}`, {
        params: where.ids,
        as: where.company,
      }),
    );
    const known = leakedMarkers(JSON.stringify(await Promise.all(seen)), [order]);
    expect(known).toEqual(expect.arrayContaining(['Ion Rusu', ...order.markers.slice(0, 5)]));
  });

  it('is outside after the hour: calls, refresh and open sockets end', async () => {
    const admin = await inside();
    const desk = await listen(deskOf(pub, admin));
    expect(desk.end()).toBeUndefined();
    let { accesstoken, cookie } = admin;
    for (let minutes = 0; minutes < 59; minutes += 10) {
      if (minutes > 0) t.clock.advance(10 * MINUTE_MS);
      const answer = await refresh(cookie);
      ({ accesstoken } = answer.reply());
      cookie = answer.cookies[0] ?? '';
    }
    // Half a second before the end a socket still opens, and is checked again soon after it.
    t.clock.advance(10 * MINUTE_MS - 500);
    const late = await listen(deskOf(pub, { accesstoken }));
    expect(late.end()).toBeUndefined();
    t.clock.advance(1_000);
    await expect.poll(() => late.end()).toBe(closeCodes.signedOut);
    expect(
      (
        await t.send('GET /api/company/:companyID/pubs/:pubID', {
          params: pub.ids,
          as: { accesstoken },
        })
      ).status,
    ).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
    const again = await listen(deskOf(pub, { accesstoken }));
    expect(again.end()).toBe(401);
  });

  it('receives no more messages on the desk after leaving', async () => {
    const admin = await inside();
    const desk = await listen(deskOf(pub, admin));
    await t.call('POST /api/admin/leave-pub', { as: admin });
    await expect.poll(() => desk.end()).toBe(closeCodes.signedOut);
  });
});
