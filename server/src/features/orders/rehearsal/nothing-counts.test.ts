import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { openReader } from '../../../testing/app/live-reader.ts';
import { aRehearsal } from '../../../testing/builders/a-rehearsal.ts';
import {
  aDeliveringPub,
  anApprovedCourier,
  anOrder,
  setStatus,
  type ACourier,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';

let t: TestApp;
let address: string;
beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
});
afterAll(() => t.close());

const ofPub = ({ ids, company }: ADeliveringPub) => ({ params: ids, as: company });

describe('a rehearsal is left out of', () => {
  it('the orders of today and those in process', async () => {
    const pub = await aDeliveringPub(t);
    await anOrder(t, pub);
    await aRehearsal(t, pub);
    const { pub: counted } = await t.call(`GET ${PUB}`, ofPub(pub));
    expect(counted).toMatchObject({ orders_today: 1, orders_in_process: 1 });
  });

  it('the map of deliveries', async () => {
    const pub = await aDeliveringPub(t);
    for (const order of [await anOrder(t, pub), await aRehearsal(t, pub)]) {
      await must(setStatus(t, pub, { order, to: 'completed' }));
    }
    const { points } = await t.call(`GET ${PUB}/delivery-points`, ofPub(pub));
    expect(points).toHaveLength(1);
  });
});

const offeredTo = async ({ id, accesstoken }: ACourier): Promise<readonly object[]> => {
  const screen = openReader(
    '/ws/courier/:courierID',
    `${address}/ws/courier/${id}?access_token=${accesstoken}`,
  );
  const orders = await screen.everything();
  screen.close();
  return orders;
};

const take = ({ ids, ...courier }: ACourier, { id }: AnOrder) =>
  t.send('POST /api/courier/:courierID/reserve-order', {
    params: ids,
    as: courier,
    body: { order_id: id },
  });

const linesOf = async ({ ids, ...courier }: ACourier) =>
  (await t.call('GET /api/courier/:courierID/statement', { params: ids, as: courier, query: {} }))
    .lines;

async function attach(pub: ADeliveringPub, courier: ACourier): Promise<void> {
  await t.call(`POST ${PUB}/couriers`, { ...ofPub(pub), body: { courier_id: courier.id } });
}

describe('a rehearsal of a pub whose orders go to the pool', () => {
  it('is offered to the couriers of the pub alone, marked, and brings nobody money', async () => {
    const pub = await aDeliveringPub(t, { deliveryType: 'delivery_service', commission: true });
    const [ours, stranger] = [await anApprovedCourier(t), await anApprovedCourier(t)];
    await attach(pub, ours);
    const order = await aRehearsal(t, pub);
    await must(setStatus(t, pub, { order, to: 'preparing' }));
    const real = await anOrder(t, pub);
    await must(setStatus(t, pub, { order: real, to: 'preparing' }));

    const isRehearsal = expect.objectContaining({ id: order.id, is_rehearsal: true }) as object;
    const isReal = expect.objectContaining({ id: real.id, is_rehearsal: false }) as object;
    expect(await offeredTo(ours)).toEqual(expect.arrayContaining([isRehearsal, isReal]));
    const toStranger = await offeredTo(stranger);
    expect(toStranger).toContainEqual(isReal);
    expect(toStranger).not.toContainEqual(isRehearsal);
    expect(await take(stranger, order)).toMatchObject({ status: 404 });

    for (const one of [order, real]) {
      await must(take(ours, one));
      await must(setStatus(t, pub, { order: one, to: 'completed' }));
    }
    const lines = await linesOf(ours);
    expect(lines.map(({ order_id }) => order_id)).toEqual([real.id]);
    await must(setStatus(t, pub, { order, to: 'canceled' }));
    expect(await linesOf(ours)).toEqual(lines);
  });
});
