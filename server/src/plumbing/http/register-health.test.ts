import { once } from 'node:events';
import http from 'node:http';
import { addressOf } from '@comanda/contract/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aPub } from '../../testing/builders/builders.ts';

let t: TestApp;
let address: string;
const agent = new http.Agent({ keepAlive: true });
beforeEach(async () => {
  t = await buildTestApp();
  address = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  agent.destroy();
  await t.close();
});

async function get(path: string) {
  const request = http.get(`${address}${path}`, { agent });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  let body = '';
  for await (const chunk of response.setEncoding('utf8')) body += String(chunk);
  return { status: response.statusCode, headers: response.headers, body };
}

it('answers without a database, and shows nothing but the state', async () => {
  const connections = t.deps.database.engine === 'embedded' ? 1 : 10;
  const held = await Promise.all(
    Array.from({ length: connections }, () => t.deps.db.startTransaction().execute()),
  );
  for (const path of ['/healthz', '/readyz', '/readyz/']) {
    const { status, headers, body } = await get(path);
    expect({ status, body }).toEqual({ status: 200, body: 'ok\n' });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.connection).toBe('keep-alive');
  }
  await Promise.all(held.map((transaction) => transaction.rollback().execute()));
});

it('is alive but not ready while it drains, and ends the connection of each answer', async () => {
  const { pub } = await aPub(t);
  const { url } = addressOf('GET /api/client/pub/:pubUrlName', { pubUrlName: pub.url_name });
  // The second answer is sent ahead of Fastify.
  for (let count = 0; count < 2; count += 1) {
    expect((await get(url)).headers.connection).toBe('keep-alive');
  }
  t.app.drain.begin();
  const states = [
    ['/healthz', 200, 'ok\n'],
    ['/readyz', 503, 'closing\n'],
  ] as const;
  for (const [path, status, body] of states) {
    expect(await get(path)).toMatchObject({ status, body, headers: { connection: 'close' } });
  }
  expect(await get(url)).toMatchObject({ status: 200, headers: { connection: 'close' } });
});

it('opens no socket while it drains: a proxy asks another process', async () => {
  const { company, pub } = await aPub(t);
  const desk = `/ws/orders/company/${company.id}/pub/${pub.id}?access_token=${company.accesstoken}`;
  t.app.drain.begin();
  const socket = new WebSocket(address.replace('http', 'ws') + desk);
  const [, response] = (await once(socket, 'unexpected-response')) as [
    unknown,
    http.IncomingMessage,
  ];
  expect(response.statusCode).toBe(503);
});
