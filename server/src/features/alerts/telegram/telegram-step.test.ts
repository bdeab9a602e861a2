import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  aDeliveringPub,
  anOrder,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';
import {
  buildTelegramApp,
  linkedChat,
  PUB,
  type TelegramApp,
} from '../../../testing/telegram/telegram-app.ts';
import { eventually } from '../../../testing/app/until.ts';

const START = '2026-11-20T17:00:00.000Z';

let app: TelegramApp;
let pub: ADeliveringPub;
let chat: number;
beforeAll(async () => {
  app = await buildTelegramApp();
  app.t.app.startTelegram();
});
beforeEach(async () => {
  app.api.behave(() => undefined);
  app.t.clock.set(START);
  await app.t.deps.db.deleteFrom('task').execute();
  pub = await aDeliveringPub(app.t);
  chat = await linkedChat(app, pub);
});
afterAll(() => app.close());

const after = (seconds: number) => new Date(Date.parse(START) + seconds * 1_000).toISOString();

async function at(seconds: number): Promise<void> {
  app.t.clock.set(after(seconds));
  await app.t.app.tasks.runDue();
}

const sent = () =>
  app.api
    .of('sendMessage')
    .filter(({ chat_id }) => chat_id === chat)
    .slice(1);
const open = (order: AnOrder) =>
  app.t.call(`PUT ${PUB}/orders/:orderID/opened`, { params: order.ids, as: pub.company });
const alertsOf = async (order: AnOrder) => {
  const { history } = await app.t.call(`GET ${PUB}/orders/:orderID`, {
    params: order.ids,
    as: pub.company,
  });
  return history.flatMap(({ at: moment, alert }) => (alert ? { moment, alert } : []));
};

it('an order that nobody opens is sent to the chats, which are reminded; the history says so', async () => {
  const order = await anOrder(app.t, pub);
  await at(59);
  expect(sent()).toEqual([]);
  await at(60);
  expect(sent()).toHaveLength(1);
  await at(120);
  expect(sent()).toHaveLength(2);
  const reached = { reached: 1, failed: 0 };
  const nobody = { reached: 0, failed: 0 };
  expect(await alertsOf(order)).toEqual([
    { moment: after(59), alert: { step: 'push', push: nobody } },
    { moment: after(60), alert: { step: 'telegram', telegram: reached } },
    { moment: after(120), alert: { step: 'again', push: nobody, telegram: reached } },
  ]);
});

it('an order that was opened in time is not sent', async () => {
  const order = await anOrder(app.t, pub);
  await at(59);
  await open(order);
  await at(120);
  expect(sent()).toEqual([]);
});

it('an order that was opened while Telegram was away is not sent later', async () => {
  const order = await anOrder(app.t, pub);
  app.api.behave(({ method }) => (method === 'sendMessage' ? { status: 500 } : undefined));
  await at(60);
  await open(order);
  app.api.behave(() => undefined);
  const before = sent().length;
  await at(90);
  expect(sent()).toHaveLength(before);
});

it('waits as long as Telegram wants, and then sends', async () => {
  const order = await anOrder(app.t, pub);
  app.api.behave(({ method }) =>
    method === 'sendMessage' ? { status: 429, parameters: { retry_after: 1 } } : undefined,
  );
  await at(60);
  app.api.behave(() => undefined);
  // The line of the step before already says that no alert was sent.
  expect((await alertsOf(order))[1]).toBeUndefined();
  // The pause of a chat is kept by the machine's own clock.
  let seconds = 60;
  await eventually(
    async () => {
      seconds += 1;
      await at(seconds);
      expect((await alertsOf(order))[1]?.alert).toEqual({
        step: 'telegram',
        telegram: { reached: 1, failed: 0 },
      });
    },
    { everyMs: 200 },
  );
});
