import { clientAt } from '../app/client-at.ts';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { connectRaw, headers, type RawClient } from './raw-client.ts';
import { isDeep } from '../../../../scripts/depth.ts';

const upgrade = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];
const upgradeKey = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';
const orders = 'POST /api/client/pub/1/orders';

let t: TestApp;
let address: string;

let isVerifying: Promise<void>;
let finishVerifying: () => void;

beforeEach(async () => {
  const started = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  isVerifying = started.promise;
  finishVerifying = finished.resolve;
  const isRight = async (): Promise<boolean> => {
    started.resolve();
    await finished.promise;
    return false;
  };
  t = await buildTestApp({
    deps: (deps) => ({ ...deps, passwords: { ...deps.passwords, isRight } }),
  });
  address = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => t.close());

async function connectAndSend(text: string): Promise<RawClient> {
  const client = await connectRaw(address);
  client.socket.write(text);
  return client;
}

/** Connections that wait for their client, or stay open after a refusal. */
const waiting: readonly string[] = [
  '',
  headers('GET /api/company'),
  `${headers(orders, 'content-type: application/json', 'content-length: 100')}\r\n{"half"`,
  `${headers('GET /api/company')}\r\n`,
  upgradeOf('/ws/courier/%E0%A4%A'),
  upgradeOf('/ws/nothing'),
  upgradeOf('/ws/courier/1'),
  upgradeOf('/api/company'),
];

function upgradeOf(path: string): string {
  return `${headers(`GET ${path}`, ...upgrade, upgradeKey)}\r\n`;
}

it('the app closes without waiting for open connections', { timeout: 60_000 }, async () => {
  const clients = await Promise.all(waiting.map(connectAndSend));
  // The app has accepted them all: a later request has been answered.
  await clientAt(address).send('GET /api/company', { as: undefined });
  const start = performance.now();
  await t.app.close();
  // Far below the time-outs, which would end most of them too.
  expect(performance.now() - start).toBeLessThan(7_000);
  await Promise.all(clients.map(({ ended }) => ended));
});

it('a complete request is answered before the app closes', async () => {
  const answer = clientAt(address).send('POST /api/auth/login', {
    body: { as: 'company', email: 'cineva@example.md', password: 'oarecare' },
  });
  await isVerifying;
  const closed = t.app.close();
  // Only now the others are ended.
  while (t.app.server.listening) await setImmediate();
  finishVerifying();
  const { status, headers: sent } = await answer;
  expect({ status, connection: sent['connection'] }).toEqual({
    status: 401,
    connection: 'close',
  });
  // A keep-alive connection would delay the app for a minute.
  await closed;
});

it.runIf(isDeep)(
  'a connection that stays silent or sends its headers byte by byte is ended',
  { timeout: 60_000 },
  async () => {
    const silent = await connectAndSend('');
    const slow = await connectAndSend('');
    slow.drip(headers('GET /api/company', 'x-padding: a'.padEnd(900, 'a')), 250);
    for (const client of [silent, slow]) {
      expect(await client.ended).toBeGreaterThan(9_000);
      expect(await client.ended).toBeLessThan(30_000);
    }
    expect(slow.received()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(slow.received()).toContain('"code":"request_took_too_long"');
  },
);

it('a whole request, a silent connection and an idle one have time limits', () => {
  const { requestTimeout, headersTimeout, timeout, keepAliveTimeout } = t.app.server;
  expect({ requestTimeout, headersTimeout, timeout }).toEqual({
    requestTimeout: 180_000,
    headersTimeout: 10_000,
    timeout: 60_000,
  });
  expect(keepAliveTimeout).toBeGreaterThan(0);
  expect(keepAliveTimeout).toBeLessThan(120_000);
});

it('an upgrade to a socket has a time limit', async () => {
  const upgraded = once(t.app.server, 'upgrade');
  const client = await connectAndSend(upgradeOf('/ws/courier/1'));
  const [{ socket }] = await upgraded;
  expect(socket).toMatchObject({ timeout: 10_000 });
  await client.ended;
});
