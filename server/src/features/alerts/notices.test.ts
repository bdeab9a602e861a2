import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aDeliveringPub, anOrder } from '../../testing/builders/order-builders.ts';
import { findOrder } from '../orders/index.ts';
import { orderNotice } from './notices.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

it('says how long an order waits, of one that came while nobody was there since they opened', async () => {
  const pub = await aDeliveringPub(t);
  const order = await findOrder(t.deps.db, (await anOrder(t, pub)).id);
  if (!order) throw new Error('there is an order');
  const now = new Date(order.created_time.getTime() + 36_000_000);
  const answer_from = new Date(now.getTime() - 30_000);
  const bodyOf = (change: object) => orderNotice({ ...order, ...change }, pub.pub, now)('en').body;
  expect(bodyOf({})).toContain('for 36000 seconds');
  expect(bodyOf({ answer_from })).toContain('for 30 seconds');
});
