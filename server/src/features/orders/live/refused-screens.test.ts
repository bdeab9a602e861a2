import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { DatabaseAwayError } from '../../../plumbing/database/database-errors.ts';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anApprovedCourier,
  anOrder,
  setStatus,
} from '../../../testing/builders/order-builders.ts';
import { openScreen } from '../../../testing/faulty-network/live-screen.ts';

/** After so many beats without a completed read, screens are closed. */
const MOST_BEATS = 6;

let t: TestApp;
let address: string;
let isAway = false;
let beatIsOver = (): void => {};
beforeAll(async () => {
  // Only the hub's beats: screens reconnect in real time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  t = await buildTestApp();
  t.deps.live.onChanges(async () => {
    // A read is over a moment after its last listener.
    setImmediate(() => beatIsOver());
    if (isAway) throw new DatabaseAwayError(new Error('cut off'));
  });
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
});
afterAll(async () => {
  vi.useRealTimers();
  await t.close();
});

async function beat(): Promise<void> {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  beatIsOver = resolve;
  vi.advanceTimersByTime(1_000);
  await over;
}

/** The status with which a server answers an upgrade. */
async function statusOf(url: string): Promise<number | undefined> {
  const socket = new WebSocket(url);
  socket.on('error', () => {}); // a refusal is answered too
  const status = await new Promise<number | undefined>((resolve) => {
    socket.once('upgrade', ({ statusCode }) => resolve(statusCode));
    socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
  });
  socket.terminate();
  return status;
}

it('a screen that was closed in an outage is refused until a read is completed: one reconnect', async () => {
  const pub = await aDeliveringPub(t);
  const courier = await anApprovedCourier(t);
  const order = await anOrder(t, pub);
  const urls = [
    `${address}/ws/orders/company/${pub.company.id}/pub/${pub.pub.id}?access_token=${pub.company.accesstoken}`,
    `${address}/ws/courier/${courier.id}?access_token=${courier.accesstoken}`,
    `${address}/ws/client/order/${order.trackingToken}`,
  ];
  const screens = urls.map((url) => openScreen(url));
  const openings = () => screens.map((screen) => screen.openings.length);
  await expect.poll(() => screens.every((screen) => screen.isOpen())).toBe(true);
  isAway = true;
  await setStatus(t, pub, { order, to: 'preparing' });
  for (let beats = 0; beats < MOST_BEATS; beats += 1) await beat();
  await expect.poll(() => screens.map(({ closings }) => closings[0])).toEqual([1012, 1012, 1012]);
  // The database answers, so nothing else refuses them.
  for (const url of urls) expect(await statusOf(url)).toBe(503);
  for (let beats = 0; beats < 2 * MOST_BEATS; beats += 1) await beat();
  expect(openings()).toEqual([1, 1, 1]);
  isAway = false;
  await beat();
  await expect.poll(() => screens.every((screen) => screen.isOpen())).toBe(true);
  expect(openings()).toEqual([2, 2, 2]);
  expect([screens[0]?.revisionOf(order.id), screens[2]?.revisionOf(order.id)]).toEqual([2, 2]);
  for (const screen of screens) screen.close();
});
