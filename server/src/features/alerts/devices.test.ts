import { MAX_DEVICES_OF_PUB } from '@comanda/domain/alerts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPushService } from '../../plumbing/push/testing/push-service.ts';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aPub, PASSWORD, type APub } from '../../testing/builders/builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID' as const;

let service: Awaited<ReturnType<typeof startPushService>>;
let t: TestApp;
let pub: APub;
beforeAll(async () => {
  service = await startPushService();
  t = await buildTestApp({ settings: { pushExtraHosts: [service.host] } });
});
afterAll(async () => {
  await t.close();
  service.close();
});
beforeEach(async () => {
  service.received.length = 0;
  pub = await aPub(t);
});

const device = { device: 'Chrome, Android', language: 'ro' } as const;
const own = () => ({ params: pub.ids, as: pub.company });
const subscribe = (subscription = service.subscribe()) =>
  t.send(`POST ${PUB}/alerts/push-subscriptions`, {
    ...own(),
    body: { ...subscription, ...device },
  });
const alerts = async () => (await t.call(`GET ${PUB}/alerts`, own())).alerts;

describe('the alerts of a pub', () => {
  it('begin with the usual times, without a device, with the key of the installation', async () => {
    const first = await alerts();
    expect(first).toMatchObject({
      push_after_seconds: 30,
      telegram_after_seconds: 60,
      again_after_seconds: 120,
      devices: [],
    });
    // An uncompressed point of the curve P-256.
    expect(Buffer.from(first.push_key, 'base64url')).toHaveLength(65);
    pub = await aPub(t);
    expect((await alerts()).push_key).toBe(first.push_key);
  });

  it.each(['push_after_seconds', 'telegram_after_seconds', 'again_after_seconds'])(
    '%s is from 10 seconds to half an hour',
    async (field) => {
      const times = {
        push_after_seconds: 30,
        telegram_after_seconds: 60,
        again_after_seconds: 120,
      };
      for (const value of [9, 1801]) {
        const answer = await t.send(`PUT ${PUB}/alerts`, {
          ...own(),
          body: { ...times, [field]: value },
        });
        expect(answer.status).toBe(400);
      }
      expect(await alerts()).toMatchObject(times);
    },
  );
});

describe('a device', () => {
  it('is listed without the address that anybody could send to', async () => {
    const subscription = service.subscribe();
    const answer = await subscribe(subscription);
    expect(answer.status).toBe(201);
    const { devices } = await alerts();
    expect(devices).toEqual([
      {
        id: expect.any(Number),
        device: device.device,
        is_signed_in: true,
        created_at: t.clock.now().toISOString(),
        last_sent_at: null,
        last_shown_at: null,
        last_failed_at: null,
        last_failure: null,
      },
    ]);
    expect(JSON.stringify(devices)).not.toContain(subscription.endpoint);
  });

  it('that subscribes again is one device, with its new keys', async () => {
    const { endpoint } = service.subscribe();
    await subscribe({ ...service.subscribe(), endpoint });
    const last = service.subscribe();
    await subscribe({ ...last, endpoint });
    expect((await alerts()).devices).toHaveLength(1);
    const stored = await t.deps.db
      .selectFrom('push_subscription')
      .where('endpoint', '=', endpoint)
      .select(['p256dh', 'auth'])
      .execute();
    expect(stored).toEqual([{ p256dh: last.p256dh, auth: last.auth }]);
  });

  it.each(['http://169.254.169.254/latest', 'https://example.com/push', 'no address'])(
    'cannot make the server call %s',
    async (endpoint) => {
      const answer = await subscribe({ ...service.subscribe(), endpoint });
      expect(answer).toMatchObject({
        status: 400,
        body: { validationErrors: [{ field: 'endpoint', code: 'invalid_value' }] },
      });
      expect((await alerts()).devices).toEqual([]);
    },
  );

  it('is refused above the limit, also when many come at once; a known one is not', async () => {
    const first = service.subscribe();
    await subscribe(first);
    const others = Array.from({ length: MAX_DEVICES_OF_PUB + 3 }, () => subscribe());
    const refused = (await Promise.all(others)).filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(4);
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'device_limit_exceeded' } });
    }
    expect((await alerts()).devices).toHaveLength(MAX_DEVICES_OF_PUB);
    expect((await subscribe(first)).status).toBe(201);
  });

  it('is removed once; then it is not found, and gets nothing', async () => {
    await subscribe();
    const [listed] = (await alerts()).devices;
    const remove = () =>
      t.send(`DELETE ${PUB}/alerts/push-subscriptions/:subscriptionID`, {
        ...own(),
        params: { ...pub.ids, subscriptionID: listed?.id ?? 0 },
      });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    const { test } = await t.call(`POST ${PUB}/alerts/test`, {
      ...own(),
      body: { channel: 'push' },
    });
    expect(test).toEqual({ reached: 0, failed: 0 });
  });
});

it('a test reaches the devices of this pub alone, and the device reports that it has shown it', async () => {
  await subscribe();
  const stranger = pub;
  pub = await aPub(t);
  await subscribe();
  const { test } = await t.call(`POST ${PUB}/alerts/test`, { ...own(), body: { channel: 'push' } });
  expect(test).toEqual({ reached: 1, failed: 0 });
  const { notification } = JSON.parse(service.received[0]?.text ?? '');
  expect(notification).toMatchObject({
    title: 'Alertă de probă',
    navigate: `http://comanda.test/admin/pub/${pub.ids.pubID}/alerts`,
  });
  const reportToken = String(notification.data.report).split('/')[3] ?? '';
  t.clock.advance(2_000);
  await t.call('POST /api/push/:reportToken/shown', { params: { reportToken } });
  const at = t.clock.now().toISOString();
  expect((await alerts()).devices).toMatchObject([{ last_shown_at: at }]);
  const unknown = { params: { reportToken: 'unknown' } };
  expect((await t.send('POST /api/push/:reportToken/shown', unknown)).status).toBe(404);
  pub = stranger;
  expect((await alerts()).devices).toMatchObject([{ last_shown_at: null }]);
});

it('a device gets nothing once its session is over, and gets alerts again after it has signed in', async () => {
  const subscription = service.subscribe();
  await subscribe(subscription);
  const { email } = pub.company;
  const again = () =>
    t.call('POST /api/auth/login', { body: { as: 'company', email, password: PASSWORD } });
  const elsewhere = await again();
  await t.call('POST /api/account/password', {
    as: elsewhere,
    body: { old_password: PASSWORD, password: `${PASSWORD}2` },
  });
  pub = { ...pub, company: { ...pub.company, ...elsewhere } };
  expect((await alerts()).devices).toMatchObject([{ is_signed_in: false }]);
  const test = async () =>
    (await t.call(`POST ${PUB}/alerts/test`, { ...own(), body: { channel: 'push' } })).test;
  expect(await test()).toEqual({ reached: 0, failed: 0 });
  await subscribe(subscription);
  expect(await test()).toEqual({ reached: 1, failed: 0 });
});
