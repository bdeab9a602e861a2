import type { DeskReport } from '@comanda/contract/alerts';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createMailer } from '../../../plumbing/mail/mailer.ts';
import { startPushService } from '../../../plumbing/push/testing/push-service.ts';
import { createTelegram } from '../../../plumbing/telegram/telegram.ts';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { startMailServer, type MailServer } from '../../../testing/app/mail-server.ts';
import { aDeskKey, aDeskReport } from '../../../testing/builders/a-desk-report.ts';
import { PASSWORD } from '../../../testing/builders/builders.ts';
import { aDeliveringPub, type ADeliveringPub } from '../../../testing/builders/order-builders.ts';
import { aLinkedChat } from '../../../testing/telegram/a-linked-chat.ts';
import { startFakeBotApi, type FakeBotApi } from '../../../testing/telegram/fake-bot-api.ts';

/** 19:00 in Chișinău; the pub is open from 18:00 to 22:00. */
const START = '2026-11-20T17:00:00.000Z';
const PUB = '/api/company/:companyID/pubs/:pubID' as const;
const DAY_MINUTES = 24 * 60;

let push: Awaited<ReturnType<typeof startPushService>>;
let mail: MailServer;
let bot: FakeBotApi;
let t: TestApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  push = await startPushService();
  mail = await startMailServer();
  bot = await startFakeBotApi();
  const mailer = createMailer({ url: mail.url, from: 'no-reply@comanda.test' });
  const telegram = createTelegram({ token: bot.token, apiUrl: bot.url });
  t = await buildTestApp({
    settings: { pushExtraHosts: [push.host] },
    deps: (deps) => ({ ...deps, mailer, telegram }),
  });
});
afterAll(async () => {
  await t.close();
  await mail.close();
  await bot.close();
  push.close();
});
beforeEach(async () => {
  t.clock.set(START);
  push.behave(201);
  push.received.length = 0;
  bot.clear();
  mail.behave('accepting');
  await t.deps.db.deleteFrom('task').execute();
  pub = await aDeliveringPub(t);
  await call(`POST ${PUB}/shipping-work-hours`, {
    work_hours: Array.from({ length: 7 }, () => ({ start: 18 * 60, end: 22 * 60 })),
  });
});

/** A token is valid for a quarter of an hour: the owner signs in again. */
const owner = () =>
  t.call('POST /api/auth/login', {
    body: { as: 'company', email: pub.company.email, password: PASSWORD },
  });

type Settings =
  `${'POST' | 'PUT'} ${typeof PUB}/${'shipping-work-hours' | 'pause' | 'alerts/unheard-warning'}`;

async function call(name: Settings, body: object): Promise<void> {
  const answer = await t.sendRaw(name, { params: pub.ids, as: await owner(), body });
  expect(answer.status).toBe(200);
}

async function desk({
  deskKey = aDeskKey(),
  ...change
}: Partial<DeskReport> & { deskKey?: string }) {
  await t.call(`PUT ${PUB}/alerts/desks/:deskKey`, {
    params: { ...pub.ids, deskKey },
    as: await owner(),
    body: aDeskReport(change),
  });
  return deskKey;
}

/** The runner's work at this minute, after that of every minute before it. */
let minute = 0;
async function until(minutes: number): Promise<void> {
  for (; minute < minutes; minute += 1) {
    t.clock.set(new Date(Date.parse(START) + (minute + 1) * 60_000).toISOString());
    await t.app.tasks.runDue();
  }
}
beforeEach(() => {
  minute = 0;
});

async function failDevices(): Promise<void> {
  await t.deps.db
    .updateTable('push_subscription')
    .set({ last_failure: '500', last_failed_at: t.clock.now() })
    .where('pub_id', '=', pub.pub.id)
    .execute();
}

const letters = () => mail.received.filter(({ to }) => to.includes(pub.company.email));
const isUnheard = async () =>
  (await t.call(`GET ${PUB}/alerts/desks`, { params: pub.ids, as: await owner() })).hearing
    .is_unheard;

describe('a pub that takes orders that nobody would hear', () => {
  it('is told by mail, push and Telegram after some minutes, once in each opening', async () => {
    const chatId = await aLinkedChat(t, pub.ids);
    expect(chatId).toBeGreaterThan(0);
    const subscription = push.subscribe();
    await t.call(`POST ${PUB}/alerts/push-subscriptions`, {
      params: pub.ids,
      as: pub.company,
      body: { ...subscription, device: 'Android', language: 'ru' },
    });
    // Its last alert has failed: it may work again, but that is not certain.
    await failDevices();
    await desk({ state: 'silent', language: 'en' });
    expect(await isUnheard()).toBe(true);
    await until(2);
    expect(letters()).toHaveLength(0);
    await until(5);
    expect(letters()).toHaveLength(1);
    expect(letters()[0]?.text).toContain('is open and takes orders, but nobody would hear one');
    expect(letters()[0]?.text).toContain(`http://comanda.test/admin/pub/${pub.pub.id}/orders`);
    expect(push.received).toHaveLength(1);
    expect(JSON.parse(push.received[0]?.text ?? '').notification).toMatchObject({
      title: 'Заказ никто не услышит',
      tag: 'unheard',
      navigate: `http://comanda.test/admin/pub/${pub.pub.id}/orders`,
    });
    expect(bot.of('sendMessage')).toHaveLength(1);
    expect(bot.of('sendMessage')[0]?.['text']).toContain('doar în acest chat');
    await until(DAY_MINUTES - 65);
    expect(letters()).toHaveLength(1);
    await failDevices();
    // The next evening.
    await until(DAY_MINUTES - 50);
    expect(letters()).toHaveLength(2);
    expect(push.received).toHaveLength(2);
    expect(bot.of('sendMessage')).toHaveLength(2);
  });

  it('is told once by two processes', async () => {
    const other = await buildApp(t.deps);
    await desk({ state: 'silent' });
    for (let count = 1; count <= 10; count += 1) {
      t.clock.set(new Date(Date.parse(START) + count * 60_000).toISOString());
      await Promise.all([t.app.tasks.runDue(), other.tasks.runDue()]);
    }
    expect(letters()).toHaveLength(1);
    await other.close();
  });

  it('is told when its only listening desk is gone, and not while it is there', async () => {
    const deskKey = await desk({});
    for (let count = 1; count <= 5; count += 1) {
      await until(count * 2);
      await desk({ deskKey, turn: 1 + count });
      expect(await isUnheard()).toBe(false);
    }
    expect(letters()).toHaveLength(0);
    await until(10 + 2);
    expect(await isUnheard()).toBe(false);
    await until(10 + 3);
    expect(await isUnheard()).toBe(true);
    await until(10 + 3 + 6);
    expect(letters()).toHaveLength(1);
  });

  it('is not told when a desk listens again in time, and then has its minutes again', async () => {
    const deskKey = await desk({ state: 'silent' });
    await until(2);
    await desk({ deskKey, turn: 2 });
    await until(4);
    await desk({ deskKey, turn: 3, state: 'silent' });
    await until(6);
    expect(letters()).toHaveLength(0);
    await until(12);
    expect(letters()).toHaveLength(1);
  });

  it('is told by a mail that comes later, although the push of the same warning came through', async () => {
    await t.call(`POST ${PUB}/alerts/push-subscriptions`, {
      params: pub.ids,
      as: pub.company,
      body: { ...push.subscribe(), device: 'Android', language: 'ru' },
    });
    await failDevices();
    await desk({ state: 'silent' });
    mail.behave('refusing');
    await until(6);
    expect(push.received).toHaveLength(1);
    expect(await isUnheard()).toBe(false);
    mail.behave('accepting');
    await until(8);
    expect(letters()).toHaveLength(1);
  });

  it('is told of by a mail that comes later, and not when somebody listens by then', async () => {
    const deskKey = await desk({ state: 'silent' });
    mail.behave('refusing');
    await until(6);
    expect(letters()).toHaveLength(0);
    await desk({ deskKey, turn: 2 });
    mail.behave('accepting');
    await until(8);
    expect(letters()).toHaveLength(0);
    const left = t.deps.db.selectFrom('task').where('kind', '=', 'unheard_warning').select('key');
    expect(await left.execute()).toEqual([]);
  });
});

describe('nobody is told', () => {
  it.each([
    [
      'while a device works',
      async () => {
        await t.call(`POST ${PUB}/alerts/push-subscriptions`, {
          params: pub.ids,
          as: pub.company,
          body: { ...push.subscribe(), device: 'Android', language: 'ru' },
        });
      },
    ],
    [
      'while both types are paused',
      async () => {
        await call(`PUT ${PUB}/pause`, {
          order_types: ['delivery', 'in_place'],
          until: UNTIL_SWITCHED_BACK,
        });
      },
    ],
    [
      'while it is closed',
      async () => {
        await call(`POST ${PUB}/shipping-work-hours`, {
          work_hours: Array.from({ length: 7 }, () => ({ start: 9 * 60, end: 12 * 60 })),
        });
      },
    ],
    [
      'when the pub has switched that off',
      async () => {
        await call(`PUT ${PUB}/alerts/unheard-warning`, { warns_when_unheard: false });
      },
    ],
    [
      'when its publication is over',
      async () => {
        await t.deps.db
          .updateTable('pub')
          .set({ expiration_time: new Date(START) })
          .where('id', '=', pub.pub.id)
          .execute();
      },
    ],
    [
      'when it has no dishes',
      async () => {
        await t.deps.db
          .updateTable('dish')
          .set({ deleted_at: new Date(START), place: null })
          .where(
            'id',
            'in',
            pub.dishes.map(({ id }) => id),
          )
          .execute();
      },
    ],
  ])('%s', async (_name, arrange) => {
    await arrange();
    await desk({ state: 'silent' });
    await until(15);
    expect(letters()).toEqual([]);
    expect(push.received).toEqual([]);
  });
});

it('a pub that switches the warning on is told in the same opening', async () => {
  await call(`PUT ${PUB}/alerts/unheard-warning`, { warns_when_unheard: false });
  await desk({ state: 'silent' });
  await until(10);
  await call(`PUT ${PUB}/alerts/unheard-warning`, { warns_when_unheard: true });
  await until(10 + 30 + 6);
  expect(letters()).toHaveLength(1);
});

it('the setting is stored, and a pub that is deleted is looked at no more', async () => {
  await call(`PUT ${PUB}/alerts/unheard-warning`, { warns_when_unheard: false });
  const { alerts } = await t.call(`GET ${PUB}/alerts`, { params: pub.ids, as: pub.company });
  expect(alerts.warns_when_unheard).toBe(false);
  await desk({});
  const looks = () => t.deps.db.selectFrom('task').select(['kind', 'key']).execute();
  expect(await looks()).toEqual([{ kind: 'unheard_pub', key: String(pub.pub.id) }]);
  await t.call(`DELETE ${PUB}`, { params: pub.ids, as: pub.company });
  await until(31);
  expect(await looks()).toEqual([]);
});
