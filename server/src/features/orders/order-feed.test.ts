import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LiveHub } from '../../plumbing/live/live-hub.ts';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aDeliveringPub, anOrder } from '../../testing/builders/order-builders.ts';
import { listLines, listOrdersByIds } from './queries/order-parts.ts';
import { createOrderFeed, type ChangedOrder } from './order-feed.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

async function aFeed() {
  const { id } = await anOrder(t, await aDeliveringPub(t));
  const [order] = await listOrdersByIds(t.deps.db, [id]);
  const lines = (await listLines(t.deps.db, [id])).get(id);
  if (!order || !lines) throw new Error('no order');
  const calls: string[] = [];
  const live: LiveHub = {
    ...t.deps.live,
    wake: () => void calls.push('wake'),
    wakeOthers: (orderId) => void calls.push(`wake others: ${orderId}`),
  };
  return {
    feed: createOrderFeed({ ...t.deps, live }),
    changed: { order, lines, isNew: true },
    calls,
  };
}

it('a new order is sent to those who listen, and the others are told of it', async () => {
  const { feed, changed, calls } = await aFeed();
  const received: (readonly ChangedOrder[])[] = [];
  feed.listen({ isListening: () => true, onOrders: async (orders) => void received.push(orders) });
  feed.listen({ isListening: () => false, onOrders: () => Promise.reject(new Error('unheard')) });
  await feed.announce(changed.order, changed.lines);
  expect(received).toEqual([[changed]]);
  expect(calls).toEqual([`wake others: ${changed.order.id}`]);
});

it('a new order that could not be sent is left to the next read', async () => {
  const { feed, changed, calls } = await aFeed();
  feed.listen({ isListening: () => true, onOrders: () => Promise.reject(new Error('no')) });
  await feed.announce(changed.order, changed.lines);
  expect(calls).toEqual(['wake']);
});
