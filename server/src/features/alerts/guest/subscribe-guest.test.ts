import { must } from '@comanda/contract/client';
import { MAX_DEVICES_OF_ORDER } from '@comanda/domain/alerts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPushService } from '../../../plumbing/push/testing/push-service.ts';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anOrder,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';
import { oldGuestDevices } from './queries.ts';

const SUBSCRIBE = 'POST /api/client/orders/:trackingToken/push-subscriptions';

let service: Awaited<ReturnType<typeof startPushService>>;
let t: TestApp;
let pub: ADeliveringPub;
let order: AnOrder;
beforeAll(async () => {
  service = await startPushService();
  t = await buildTestApp({ settings: { pushExtraHosts: [service.host] } });
});
afterAll(async () => {
  await t.close();
  service.close();
});
beforeEach(async () => {
  pub = await aDeliveringPub(t);
  order = await anOrder(t, pub);
});

const subscribe = (
  address = service.subscribe(),
  { language = 'ro', of = order.trackingToken }: { language?: 'ro' | 'ru'; of?: string } = {},
) => t.send(SUBSCRIBE, { params: { trackingToken: of }, body: { ...address, language } });
const remove = (endpoint: string, of = order.trackingToken) =>
  t.send(`${SUBSCRIBE}/remove`, { params: { trackingToken: of }, body: { endpoint } });
const devices = (of = order) =>
  t.deps.db
    .selectFrom('guest_push_subscription')
    .where('order_id', '=', of.id)
    .selectAll()
    .orderBy('id')
    .execute();
const endpoints = async () => (await devices()).map(({ endpoint }) => endpoint);

describe('a device of a guest', () => {
  it('is added by the order’s link, and is told nothing yet', async () => {
    const address = service.subscribe();
    expect(await subscribe(address)).toMatchObject({ status: 201, body: { ok: true } });
    expect(await devices()).toMatchObject([{ ...address, language: 'ro', told: null }]);
  });

  it('is the same one again: with its new keys and language, and what it was told', async () => {
    const address = service.subscribe();
    await subscribe(address);
    await t.deps.db
      .updateTable('guest_push_subscription')
      .set({ told: 'accepted' })
      .where('order_id', '=', order.id)
      .execute();
    const keys = { p256dh: service.subscribe().p256dh, auth: service.subscribe().auth };
    await subscribe({ ...address, ...keys }, { language: 'ru' });
    expect(await devices()).toMatchObject([
      { endpoint: address.endpoint, ...keys, language: 'ru', told: 'accepted' },
    ]);
  });

  it('is needed by whoever has the link alone: an unknown one is not found', async () => {
    expect(await subscribe(undefined, { of: 'unknown' })).toMatchObject({
      status: 404,
      body: { code: 'order_not_found' },
    });
    expect(await remove('https://fcm.googleapis.com/x', 'unknown')).toMatchObject({ status: 404 });
  });

  it.each([
    'http://127.0.0.1/admin',
    'http://169.254.169.254/latest',
    'https://fcm.googleapis.com.evil.example/x',
    'not an address',
    '',
  ])('at %s is refused, as a device of a pub is', async (endpoint) => {
    const answer = await subscribe({ ...service.subscribe(), endpoint });
    expect(answer).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field: 'endpoint', code: 'invalid_value' }] },
    });
    expect(await devices()).toEqual([]);
  });

  it.each(['completed', 'canceled'] as const)('is not added to an order that is %s', async (to) => {
    await must(setStatus(t, pub, { order, to }));
    expect(await subscribe()).toMatchObject({
      status: 409,
      body: { code: 'order_is_finished' },
    });
    expect(await devices()).toEqual([]);
  });

  it('is removed by its own address, and a repetition changes nothing', async () => {
    const [address, other] = [service.subscribe(), service.subscribe()];
    const { trackingToken } = await anOrder(t, pub);
    await subscribe(address);
    await subscribe(other);
    await subscribe(address, { of: trackingToken });
    expect(await remove(address.endpoint)).toMatchObject({ status: 200 });
    expect(await remove(address.endpoint)).toMatchObject({ status: 200 });
    expect(await endpoints()).toEqual([other.endpoint]);
    const all = await t.deps.db
      .selectFrom('guest_push_subscription')
      .where('endpoint', '=', address.endpoint)
      .select('order_id')
      .execute();
    expect(all).toHaveLength(1);
  });
});

describe('an order', () => {
  it('has ten devices at most, also when more come at once; one of them may be renewed', async () => {
    const first = service.subscribe();
    await must(subscribe(first));
    const answers = await Promise.all(
      Array.from({ length: MAX_DEVICES_OF_ORDER + 2 }, () => subscribe()),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(3);
    for (const { body } of refused) {
      expect(body).toMatchObject({
        code: 'order_device_limit_exceeded',
        facts: { limit: MAX_DEVICES_OF_ORDER },
      });
    }
    expect(await devices()).toHaveLength(MAX_DEVICES_OF_ORDER);
    expect(await subscribe(first)).toMatchObject({ status: 201 });
  });

  it('that ends at the same moment has the device before its end, or none', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await anOrder(t, pub);
      const [subscribed, ended] = await Promise.all([
        subscribe(undefined, { of: one.trackingToken }),
        setStatus(t, pub, { order: one, to: 'canceled' }),
      ]);
      expect(ended.status).toBe(200);
      const isAdded = subscribed.status === 201;
      expect(await devices(one)).toHaveLength(isAdded ? 1 : 0);
      const tasks = await t.deps.db
        .selectFrom('task')
        .where('kind', '=', 'guest_news')
        .where('key', 'like', `${one.id} %`)
        .select('key')
        .execute();
      expect(tasks).toHaveLength(isAdded ? 1 : 0);
    }
  });

  it('that nobody finishes loses its devices after two days', async () => {
    await subscribe();
    const work = oldGuestDevices(t.deps.db);
    const days = (count: number) => new Date(t.clock.now().getTime() + count * 86_400_000 + 1);
    await work.run(days(1));
    expect(await devices()).toHaveLength(1);
    const cookAt = new Date(days(8).getTime() - 1);
    const ofOrder = t.deps.db.updateTable('pub_order');
    await ofOrder.set({ cook_at: cookAt }).execute();
    // Ordered a week ahead, it is followed until two days after its time.
    await work.run(days(9));
    expect(await devices()).toHaveLength(1);
    await work.run(days(10));
    expect(await devices()).toEqual([]);
  });

  it('that is for now and that nobody finishes loses them two days after it was placed', async () => {
    await subscribe();
    const work = oldGuestDevices(t.deps.db);
    await work.run(new Date(t.clock.now().getTime() + 2 * 86_400_000 + 1));
    expect(await devices()).toEqual([]);
  });
});

it('the key with which a guest subscribes is the one of the installation', async () => {
  const { push_key: key } = await t.call('GET /api/client/push-key', {});
  const { alerts } = await t.call('GET /api/company/:companyID/pubs/:pubID/alerts', {
    params: pub.ids,
    as: pub.company,
  });
  expect(key).toBe(alerts.push_key);
});
