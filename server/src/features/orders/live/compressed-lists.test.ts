import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anOrder,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';

let t: TestApp;
let address: string;
let pub: ADeliveringPub;

beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  pub = await aDeliveringPub(t);
  for (let count = 0; count < 12; count += 1) await anOrder(t, pub);
});
afterAll(() => t.close());

/** Opens a socket as browsers do, and counts the bytes of the connection. */
async function open(path: string) {
  const socket = new WebSocket(address + path);
  const upgrade = once(socket, 'upgrade');
  const message = once(socket, 'message');
  const [response] = (await upgrade) as [IncomingMessage];
  const [first] = (await message) as [Buffer];
  return {
    socket,
    first: first.toString(),
    bytesRead: () => response.socket.bytesRead,
    nextMessage: async () => String((await once(socket, 'message'))[0]),
  };
}

const openDesk = () =>
  open(
    `/ws/orders/company/${pub.ids.companyID}/pub/${pub.pub.id}?access_token=${pub.company.accesstoken}`,
  );

it('a desk’s first message is compressed, the change of one order is not', async () => {
  const desk = await openDesk();
  expect(desk.socket.extensions).toBe('permessage-deflate');
  expect(desk.first.length).toBeGreaterThan(8 * 1024);
  const before = desk.bytesRead();
  expect(before).toBeLessThan(desk.first.length / 3);
  const change = desk.nextMessage();
  await anOrder(t, pub);
  const { length } = await change;
  expect(desk.bytesRead() - before).toBeGreaterThanOrEqual(length);
  desk.socket.terminate();
});

it('a guest’s socket, of which there are thousands, cannot compress', async () => {
  const { trackingToken } = await anOrder(t, pub);
  const guest = await open(`/ws/client/order/${trackingToken}`);
  expect(guest.socket.extensions).toBe('');
  guest.socket.terminate();
});
