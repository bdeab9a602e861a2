import { randomUUID } from 'node:crypto';
import { listCalls, routes } from '@comanda/contract';
import { addressOf } from '@comanda/contract/client';
import { key, type RouteSpec } from '@comanda/contract/routing';
import type { OrderStatus } from '@comanda/domain/orders';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createLog } from '../../create-log.ts';
import { clientOf, type AppClient } from '../../plumbing/http/app-client.ts';
import { createMailer } from '../../plumbing/mail/mailer.ts';
import { createTelegram } from '../../plumbing/telegram/telegram.ts';
import { openTestDatabase } from '../../plumbing/database/testing/testing.ts';
import type { Schema } from '../../schema.ts';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { startMailServer, type MailServer } from '../app/mail-server.ts';
import { startFakeBotApi, type BotBehaviour, type FakeBotApi } from '../telegram/fake-bot-api.ts';
import { aLinkedChat } from '../telegram/a-linked-chat.ts';
import {
  aBasket,
  aCourier,
  aDeliveringPub,
  anAdmin,
  anOrder,
  secrets,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../builders/order-builders.ts';

/** What a person sends, recognisable in any line. */
const planted = {
  email: 'maria.plantata@example.md',
  phone: '+37369712345',
  nationalPhone: '69712345',
  name: 'Maria Plantată',
  address: 'str. Plantată 71, ap. 23',
  password: 'o parolă plantată și lungă',
  token: 'un-token-plantat-de-nimeni',
} as const;

const lines: string[] = [];
let t: TestApp;
let app: FastifyInstance;
let mail: MailServer;
let bot: FakeBotApi;
let client: AppClient;
let pub: ADeliveringPub;
let order: AnOrder;
let tokens: Record<string, string>;
beforeAll(async () => {
  mail = await startMailServer();
  bot = await startFakeBotApi();
  const database = await openTestDatabase<Schema>({ acquireTimeoutMs: 1_000 });
  t = await buildTestApp({ database });
  const log = createLog('trace', { write: (line: string) => void lines.push(line) });
  const mailer = createMailer({ url: mail.url, from: 'no-reply@comanda.test' });
  const telegram = createTelegram({ token: bot.token, apiUrl: bot.url });
  app = await buildApp({ ...t.deps, mailer, telegram }, log);
  app.startTelegram();
  client = clientOf(app);
  pub = await aDeliveringPub(client);
  order = await anOrder(client, pub);
  tokens = {
    company: pub.company.accesstoken,
    courier: (await aCourier(t)).accesstoken,
    admin: (await anAdmin(t)).accesstoken,
  };
});
afterAll(async () => {
  await app.close();
  await t.close();
  await mail.close();
  await bot.close();
});

function expectNothingPrivate(): void {
  const logged = lines.join('');
  const own = [...Object.values(tokens), order.trackingToken, pub.company.email, bot.token];
  for (const text of [...Object.values(planted), ...Object.values(secrets), ...own]) {
    expect(logged.includes(text), text).toBe(false);
  }
}

/** Every field of a body that may name, find or admit a person; a call ignores those that it does not have. */
function plantedBody(spec: RouteSpec): object {
  const { email, phone, name, address, password, token } = planted;
  const people = { name, full_name: name, client_name: name, note: name, comments: address };
  const contacts = { email, phone, phone_number: phone, main_phone_number: phone };
  const passwords = { password, old_password: password, token, wifi_password: password };
  const others = { town: address, full_address: address, additional_info: phone, address };
  const body = { as: '', language: 'ro', ...people, ...contacts, ...passwords, ...others };
  const fields = Object.keys((spec.body as { properties?: object })?.properties ?? {});
  return { ...Object.fromEntries(fields.map((field) => [field, token])), ...body };
}

it('has an id of the server on each line of a request, which the answer carries', async () => {
  const from = lines.length;
  const login = { as: '', email: planted.email, password: planted.password } as const;
  const headers = { 'x-request-id': 'ales-de-client', 'request-id': 'ales-de-client' };
  const refused = await app.inject({
    method: 'POST',
    url: addressOf('POST /api/auth/login').url,
    body: login,
    headers,
  });
  const id = refused.headers['x-request-id'];
  expect(id).toMatch(/^[\da-f-]{36}$/);
  const logged = lines.slice(from).map((line) => JSON.parse(line) as { reqId?: string });
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.every(({ reqId }) => reqId === id)).toBe(true);
  const as = { accesstoken: tokens['company'] ?? '' };
  const other = await client.send('GET /api/company', { as });
  expect(other.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(other.headers['x-request-id']).not.toBe(id);
  // The answer of a document is sent again, ahead of Fastify, to other requests.
  const params = { pubUrlName: pub.pub.url_name };
  const document = await client.send('GET /api/client/pub/:pubUrlName', { params });
  expect(document.headers).not.toHaveProperty('x-request-id');
});

it('contains nothing of a person after every call, as each role', async () => {
  for (const name of listCalls()) {
    const { method, path, params: named } = key(name);
    const ids = { ...order.ids, trackingToken: order.trackingToken, pubUrlName: planted.token };
    const params = Object.fromEntries(
      named.map((param) => [param, (ids as Record<string, unknown>)[param] ?? '1']),
    ) as Record<string, string>;
    for (const accesstoken of [planted.token, ...Object.values(tokens)]) {
      // It would end the session that the others need.
      if (path.endsWith('/logout') || (method === 'DELETE' && !path.includes('clients'))) continue;
      await app.inject({
        method,
        url: addressOf(name, params, { before: planted.token, q: planted.phone }).url,
        headers: { accesstoken, cookie: `refresh_token=${planted.token}` },
        ...(method === 'GET' ? {} : { payload: plantedBody(routes[name]) }),
      });
    }
  }
  expect(lines.length).toBeGreaterThan(listCalls().length);
  expectNothingPrivate();
});

it('contains nothing of a request that cannot be read', async () => {
  const url = addressOf('POST /api/auth/login').url;
  const headers = { 'content-type': 'application/json' };
  const payload = `{"email":"${planted.email}","password":"${planted.password}`;
  expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(400);
  expectNothingPrivate();
});

it('contains nothing of a row that the database refuses', async () => {
  const { phone, name, password } = planted;
  const email = `a.${planted.email}`;
  const register = () =>
    client.send('POST /api/company', {
      body: { email, password, name, phone, tariff: 'basic' },
    });
  await sql`alter table account add constraint planted check (email <> ${sql.lit(email)})`.execute(
    t.deps.db,
  );
  const from = lines.length;
  expect((await register()).status).toBe(500);
  // The log has what an operator needs.
  expect(lines.slice(from).join('')).toContain('"constraint":"planted"');
  await sql`alter table account drop constraint planted`.execute(t.deps.db);
  await sql`create function refuse_planted() returns trigger language plpgsql as
    'begin raise exception ''refused %'', new.client_name; end'`.execute(t.deps.db);
  await sql`create trigger refuse_planted before insert on pub_order
    for each row execute function refuse_planted()`.execute(t.deps.db);
  const place = () =>
    client.send('POST /api/client/pub/:pubID/orders', {
      params: pub.ids,
      body: aBasket(pub, { client_name: name, main_phone_number: phone }),
      idempotencyKey: randomUUID(),
    });
  expect((await place()).status).toBe(500);
  await sql`drop trigger refuse_planted on pub_order`.execute(t.deps.db);
  expectNothingPrivate();
});

it('contains nothing of a mail that is not taken', async () => {
  const { email } = pub.company;
  mail.behave('refusing');
  const from = lines.length;
  await client.send('POST /api/auth/forgot-password', { body: { email, language: 'ro' } });
  await app.tasks.runDue();
  expect(lines.slice(from).join('')).toContain('EENVELOPE');
  expectNothingPrivate();
});

it('contains nothing of a bot whose Telegram fails', async () => {
  const from = lines.length;
  const chatId = await aLinkedChat(t, pub.ids);
  await t.deps.db
    .insertInto('telegram_message')
    .values({
      order_id: order.id,
      chat_id: chatId,
      message_id: 1,
      sent_at: t.clock.now(),
      shown: '',
    })
    .execute();
  const answers: [OrderStatus, BotBehaviour][] = [
    ['preparing', { status: 500 }],
    ['at_courier', 'nonsense'],
    ['completed', { status: 401 }],
  ];
  for (const [to, behaviour] of answers) {
    bot.behave(({ method }) => (method === 'getUpdates' ? undefined : behaviour));
    expect((await setStatus(client, pub, { order, to })).status).toBe(200);
    await app.tasks.runDue();
  }
  expect(lines.slice(from).join('')).toContain('telegram_away');
  expectNothingPrivate();
});

it('contains nothing of requests while the database is away', async () => {
  const connections = t.deps.database.engine === 'embedded' ? 1 : 10;
  const held = await Promise.all(
    Array.from({ length: connections }, () => t.deps.db.startTransaction().execute()),
  );
  const body = aBasket(pub, { client_name: planted.name, main_phone_number: planted.phone });
  const request = { params: pub.ids, body, idempotencyKey: randomUUID() };
  const refused = await client.send('POST /api/client/pub/:pubID/orders', request);
  expect(refused.status).toBe(503);
  await Promise.all(held.map((transaction) => transaction.rollback().execute()));
  expect(lines.join('')).toContain('"code":"service_unavailable"');
  expectNothingPrivate();
});
