import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Client } from '@comanda/contract/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPushService } from '../../plumbing/push/testing/push-service.ts';
import { PASSWORD } from '../builders/builders.ts';
import { aDeliveringPub, anOrder, type AnOrder } from '../builders/order-builders.ts';
import { startFakeBotApi, type FakeBotApi } from '../telegram/fake-bot-api.ts';
import { linkedChat, PUB } from '../telegram/telegram-app.ts';
import { createOwnDatabase } from './spawn-order-server.ts';
import { spawnFastProduct, type FastProduct } from './spawn-fast-product.ts';
import { isDeep, sized } from '../../../../scripts/depth.ts';

const KILLS = Number(process.env['FAULT_ROUNDS'] ?? sized(1, 4));
const ORDERS_EACH = 4;
/** The steps of the ladder are 1, 2 and 3 seconds long, a task's lease 6. */
const TIMES = 10;
const LADDER = { push_after_seconds: 10, telegram_after_seconds: 20, again_after_seconds: 30 };
const PATIENCE = { timeout: 60_000, interval: 100 };

let push: Awaited<ReturnType<typeof startPushService>>;
let bot: FakeBotApi;
let folder: string;
let own: Awaited<ReturnType<typeof createOwnDatabase>>;
let startedAt: number;
const products: FastProduct[] = [];

beforeAll(async () => {
  push = await startPushService();
  bot = await startFakeBotApi();
  folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-ladder-'));
  own = await createOwnDatabase();
  startedAt = Date.now();
});
beforeEach(async () => {
  for (const one of products.splice(0)) await one.kill();
});
afterAll(async () => {
  for (const one of products.splice(0)) await one.kill();
  await bot.close();
  push.close();
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<FastProduct> {
  const product = await spawnFastProduct({
    dataDir: path.join(folder, 'data'),
    url: own.url,
    startedAt,
    times: TIMES,
    environment: {
      PUSH_EXTRA_HOSTS: push.host,
      TELEGRAM_BOT_TOKEN: bot.token,
      TELEGRAM_API_URL: bot.url,
    },
  });
  products.push(product);
  return product;
}

/** `kill -9` of the product that was started first. */
async function killOldest(): Promise<void> {
  await products.shift()?.kill();
}

/** A pub with one device and one Telegram chat. Its order desk is open nowhere. */
async function aPubThatIsReached(client: Client) {
  const pub = await aDeliveringPub(client);
  const here = { params: pub.ids, as: pub.company };
  await client.call(`PUT ${PUB}/alerts`, { ...here, body: LADDER });
  await client.call(`POST ${PUB}/alerts/push-subscriptions`, {
    ...here,
    body: { ...push.subscribe(), device: 'Chrome, Android', language: 'ro' },
  });
  const chat = await linkedChat({ t: client, api: bot }, pub);
  let as: { accesstoken: string } = pub.company;
  const read = async ({ ids }: AnOrder, from: Client) => {
    const ask = () => from.send(`GET ${PUB}/orders/:orderID`, { params: ids, as });
    const answer = await ask();
    // By the fast clock a token ends after a minute and a half.
    if (answer.status !== 401) return answer.reply();
    const { email } = pub.company;
    as = await from.call('POST /api/auth/login', {
      body: { as: 'company', email, password: PASSWORD },
    });
    return (await ask()).reply();
  };
  return { pub, chat, read };
}

type ReachedPub = Awaited<ReturnType<typeof aPubThatIsReached>>;

const pushesOf = ({ id }: AnOrder): number =>
  push.received.filter(({ text }) => text.includes(`"order-${id}"`)).length;

/** The whole order in the chat: the one message with buttons. */
const isMessageOf =
  ({ id }: AnOrder) =>
  (body: Readonly<Record<string, unknown>>): boolean =>
    JSON.stringify(body['reply_markup'] ?? null).includes(`a:${id}:`);

/** Presses "accept" in the message of an order, and waits until the phone has shown an answer. */
async function accept(order: AnOrder, chat: number): Promise<void> {
  const message = await bot.until('sendMessage', isMessageOf(order));
  const [data] = /a:\d+:\d+:30/.exec(JSON.stringify(message)) ?? [];
  const id = `press of ${order.id}`;
  bot.happen({
    callback_query: {
      id,
      from: { id: 5, language_code: 'ro' },
      data,
      message: { message_id: 101, chat: { id: chat, type: 'private' } },
    },
  });
  await bot.until('answerCallbackQuery', ({ callback_query_id }) => callback_query_id === id);
}

/** Not an alert that was on its way then: it stands after the acceptance, with the status that it found. */
const acceptancesIn = (history: Awaited<ReturnType<ReachedPub['read']>>['history']) =>
  history.filter(({ to, alert }) => to === 'preparing' && !alert);

const stepsOf = async (reached: ReachedPub, order: AnOrder, from: Client) =>
  (await reached.read(order, from)).history.flatMap(({ alert }) => (alert ? [alert.step] : []));

it.runIf(isDeep)(
  'an order with every browser closed is told of across kills of the server, and accepted in Telegram',
  { timeout: 240_000 },
  async () => {
    const reached = await aPubThatIsReached((await start()).client);
    const { client } = products[0] ?? (await start());
    const order = await anOrder(client, reached.pub);
    await killOldest();
    await start();
    await expect.poll(() => pushesOf(order), PATIENCE).toBeGreaterThan(0);
    await killOldest();
    const last = await start();
    await accept(order, reached.chat);
    const { order: now, history } = await reached.read(order, last.client);
    expect(now).toMatchObject({ status: 'preparing', promised_at: expect.any(String) });
    expect(acceptancesIn(history)).toHaveLength(1);
    const steps = await stepsOf(reached, order, last.client);
    expect(steps.slice(0, 2)).toEqual(['push', 'telegram']);
    expect(new Set(steps).size).toBe(steps.length);
  },
);

// The embedded database has one process.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('two products on one database', () => {
  it(
    `tell of every order over ${KILLS} kills, and one of them at a time asks Telegram`,
    { timeout: 120_000 + KILLS * 30_000 },
    async () => {
      const reached = await aPubThatIsReached((await start()).client);
      await start();
      const accepted: AnOrder[] = [];
      const unopened: AnOrder[] = [];
      for (let round = 0; round < KILLS; round += 1) {
        const orders: AnOrder[] = [];
        for (let number = 0; number < ORDERS_EACH; number += 1) {
          const product = products[number % 2];
          if (product) orders.push(await anOrder(product.client, reached.pub));
        }
        const [first, ...others] = orders;
        await killOldest();
        if (first) {
          await accept(first, reached.chat);
          accepted.push(first);
        }
        unopened.push(...others);
        await start();
      }
      const client = products[0]?.client;
      if (!client) throw new Error('no product runs');
      for (const order of accepted) {
        const { order: now, history } = await reached.read(order, client);
        expect(now.status).toBe('preparing');
        expect(acceptancesIn(history)).toHaveLength(1);
      }
      for (const order of unopened) {
        await expect
          .poll(async () => (await stepsOf(reached, order, client)).toSorted(), PATIENCE)
          .toEqual(['again', 'push', 'telegram']);
        expect(pushesOf(order)).toBeGreaterThanOrEqual(2);
        expect(bot.of('sendMessage').some(isMessageOf(order))).toBe(true);
      }
      expect(unopened).toHaveLength(KILLS * (ORDERS_EACH - 1));
      expect(bot.conflicts()).toBe(0);
    },
  );
});
