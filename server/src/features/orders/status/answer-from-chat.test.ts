import { DEFAULT_LATER } from '@comanda/domain/later';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { grant, type ChatScope } from '../../../scopes.ts';
import { aDeliveringPub, anOrder } from '../../../testing/builders/order-builders.ts';
import { buildTelegramApp, PUB, type TelegramApp } from '../../../testing/telegram/telegram-app.ts';
import { answerFromChat } from './answer-from-chat.ts';

let app: TelegramApp;
beforeAll(async () => {
  app = await buildTelegramApp();
});
afterAll(() => app.close());

it('a chat of another pub finds no such order, whatever it has read', async () => {
  const { t, deps } = app;
  const [own, other] = [await aDeliveringPub(t), await aDeliveringPub(t)];
  const order = await anOrder(t, own);
  const answer = { kind: 'accept', orderId: order.id, revision: 1, minutes: 20 } as const;
  const from = ({ ids }: typeof own) =>
    deps.write((transaction) => {
      const scope = grant<ChatScope>({ kind: 'chat', pubId: ids.pubID });
      return answerFromChat(deps, transaction, { scope, answer });
    });
  await expect(from(other)).rejects.toMatchObject({ code: 'order_not_found' });
  const read = () => t.call(`GET ${PUB}/orders/:orderID`, { params: order.ids, as: own.company });
  expect((await read()).order).toMatchObject({ status: 'not_handled', revision: 1 });
  await from(own);
  expect((await read()).order).toMatchObject({ status: 'preparing', revision: 2 });
});

it('an order for later is promised for its own time, whatever the minutes that the chat says', async () => {
  const { t, deps } = app;
  t.clock.set('2026-11-20T17:00:00Z');
  const pub = await aDeliveringPub(t);
  const of = { params: pub.ids, as: pub.company };
  const later = { ...DEFAULT_LATER, order_types: ['delivery' as const] };
  await t.call(`PUT ${PUB}/later`, { ...of, body: { later } });
  const order = await anOrder(t, pub, { wanted_at: '2026-11-21T12:00:00.000Z' });
  await deps.write((transaction) => {
    const scope = grant<ChatScope>({ kind: 'chat', pubId: pub.ids.pubID });
    const answer = { kind: 'accept', orderId: order.id, revision: 1, minutes: 20 } as const;
    return answerFromChat(deps, transaction, { scope, answer });
  });
  const { order: now } = await t.call(`GET ${PUB}/orders/:orderID`, {
    params: order.ids,
    as: pub.company,
  });
  expect(now.arrives_from).toBe('2026-11-21T12:00:00.000Z');
});
