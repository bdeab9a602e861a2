import type { OrderStatus } from '@comanda/domain/orders';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aDeliveringPub,
  anOrder,
  secrets,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../../../testing/builders/order-builders.ts';
import {
  buildTelegramApp,
  linkedChat,
  listChats,
  type TelegramApp,
} from '../../../../testing/telegram/telegram-app.ts';
import { alertChats } from './alert-chats.ts';
import { updateMessages } from './update-messages.ts';
import { withBot } from '../telegram-deps.ts';

let app: TelegramApp;
let pub: ADeliveringPub;
let order: AnOrder;
let chat: number;
beforeAll(async () => {
  app = await buildTelegramApp();
  app.t.app.startTelegram();
});
beforeEach(async () => {
  app.t.clock.set('2026-11-20T17:00:00Z');
  pub = await aDeliveringPub(app.t);
  order = await anOrder(app.t, pub);
  chat = await linkedChat(app, pub);
  await alertChats(app.deps, { orderId: order.id });
});
afterEach(() => {
  app.api.behave(() => undefined);
});
afterAll(() => app.close());

/** Of this test's order: those of the tests before may wait for their time. */
const tasks = (of = order) =>
  app.t.deps.db
    .selectFrom('task')
    .where('kind', '=', 'telegram_message')
    .where('key', 'like', `${of.id} %`)
    .selectAll()
    .orderBy('key')
    .execute();
const edits = () =>
  app.api
    .of('editMessageText')
    .filter(({ chat_id }) => chat_id === chat)
    .map(({ text }) => String(text));
const set = (to: OrderStatus) => setStatus(app.t, pub, { order, to });

describe('the message of an order', () => {
  it('follows it to its end, and loses the guest’s data there', async () => {
    const states: [OrderStatus, string][] = [
      ['preparing', 'Se pregătește'],
      ['at_courier', 'La curier'],
      ['completed', 'Finalizată'],
    ];
    for (const [status, state] of states) {
      await set(status);
      await app.t.app.tasks.runDue();
      const text = edits().at(-1) ?? '';
      expect(text).toContain(state);
      expect(text.includes(secrets.full_address), status).toBe(status !== 'completed');
    }
    for (const text of Object.values(secrets)) expect(edits().at(-1)).not.toContain(text);
    expect(await tasks()).toEqual([]);
  });

  it('follows an order that its guest withdraws', async () => {
    await app.t.call('POST /api/client/orders/:trackingToken/withdraw', {
      params: { trackingToken: order.trackingToken },
    });
    await app.t.app.tasks.runDue();
    expect(edits()).toEqual([expect.stringContaining('Anulată: La cererea oaspetelui')]);
    expect(edits()[0]).not.toContain(secrets.main_phone_number);
  });

  it('is edited once, however often the order has changed', async () => {
    for (const status of ['preparing', 'at_courier', 'completed'] as const) await set(status);
    expect(await tasks()).toHaveLength(3);
    await app.t.app.tasks.runDue();
    await updateMessages(withBot(app.deps) ?? expect.fail('there is a bot'), order.id);
    expect(new Set(edits())).toEqual(new Set([expect.stringContaining('Finalizată')]));
    expect(await tasks()).toEqual([]);
  });

  it('is not edited by a change that it does not show', async () => {
    await app.t.call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/opened', {
      params: order.ids,
      as: pub.company,
    });
    await app.t.app.tasks.runDue();
    expect(edits()).toEqual([]);
  });

  it('shows the newest state, also when an older edit arrives last', async () => {
    const deps = withBot(app.deps) ?? expect.fail('there is a bot');
    const held = Promise.withResolvers<undefined>();
    await set('preparing');
    app.api.behave(({ method, body }) =>
      method === 'editMessageText' && String(body['text']).includes('Se pregătește')
        ? held.promise
        : undefined,
    );
    const older = updateMessages(deps, order.id);
    await app.api.until(
      'editMessageText',
      ({ chat_id, text }) => chat_id === chat && String(text).includes('Se pregătește'),
    );
    await set('at_courier');
    await updateMessages(deps, order.id);
    held.resolve(undefined);
    await older;
    expect(edits().at(-1)).toContain('La curier');
    expect(edits()).toHaveLength(3);
  });
});

it('an order without messages adds no task', async () => {
  const other = await anOrder(app.t, pub);
  await setStatus(app.t, pub, { order: other, to: 'preparing' });
  expect(await tasks(other)).toEqual([]);
});

it('a change that is rolled back adds no task', async () => {
  await expect(
    app.t.send('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/promise', {
      params: order.ids,
      as: pub.company,
      body: { minutes: 20, from: null },
    }),
  ).resolves.toMatchObject({ status: 409 });
  expect(await tasks()).toEqual([]);
});

describe('an edit', () => {
  it('that Telegram wants later is tried again at that time', async () => {
    app.api.behave(({ method }) =>
      method === 'editMessageText' ? { status: 429, parameters: { retry_after: 40 } } : undefined,
    );
    await set('preparing');
    await app.t.app.tasks.runDue();
    const [task] = await tasks();
    expect(task).toMatchObject({ failures: 0 });
    const wait = (task?.run_at.getTime() ?? 0) - app.t.clock.now().getTime();
    expect(wait).toBeGreaterThan(30_000);
    expect(wait).toBeLessThanOrEqual(40_000);
  });

  it('that fails is tried again, and loses nothing', async () => {
    app.api.behave(({ method }) => (method === 'editMessageText' ? 'nonsense' : undefined));
    await set('preparing');
    await app.t.app.tasks.runDue();
    expect(await tasks()).toMatchObject([{ failures: 1, last_failure: 'telegram_away' }]);
    app.api.behave(() => undefined);
    app.t.clock.advance(5_000);
    await app.t.app.tasks.runDue();
    expect(edits().at(-1)).toContain('Se pregătește');
    expect(await tasks()).toEqual([]);
  });

  it.each([
    ['is unchanged', 400, 'Bad Request: message is not modified'],
    ['was deleted in the chat', 400, 'Bad Request: message to edit not found'],
  ])('of a message that %s is done', async (_name, status, description) => {
    app.api.behave(({ method }) =>
      method === 'editMessageText' ? { status, description } : undefined,
    );
    await set('preparing');
    await app.t.app.tasks.runDue();
    expect(await tasks()).toEqual([]);
    expect(edits()).toHaveLength(1);
    expect(await listChats(app.t, pub)).toMatchObject([{ last_failure: null }]);
  });

  it('in a chat that has blocked the bot ends its link', async () => {
    app.api.behave(({ method }) => (method === 'editMessageText' ? { status: 403 } : undefined));
    await set('preparing');
    await app.t.app.tasks.runDue();
    expect(await listChats(app.t, pub)).toEqual([]);
    expect(await tasks()).toEqual([]);
  });
});
