import { aPub } from '../builders/builders.ts';
import { clientAt } from '../app/client-at.ts';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openEmbedded } from '../../plumbing/database/embedded/open-embedded.ts';
import { silentLog } from '../../plumbing/database/testing/testing.ts';
import { createOwnDatabase, spawnOrderServer, type OrderServer } from './spawn-order-server.ts';
import { isDeep, isRepetition } from '../../../../scripts/depth.ts';

let dataDir: string;
let database: Awaited<ReturnType<typeof createOwnDatabase>>;
let server: OrderServer;

beforeEach(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-terminated-'));
  database = await createOwnDatabase();
  server = await spawnOrderServer({ dataDir, url: database.url });
});
afterEach(async () => {
  await server.kill();
  await database.drop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** The row of an unlogged table survives only in a database that was closed properly. */
async function countEpochs(): Promise<number> {
  const limits = { statementTimeoutMs: 10_000, acquireTimeoutMs: 15_000 };
  const opened = await openEmbedded<unknown>({ ...limits, dataDir, log: silentLog, durable: true });
  const { rows } = await sql`select from live_epoch`.execute(opened.kysely);
  await opened.close();
  return rows.length;
}

it.runIf(isDeep && !process.env['TEST_DATABASE_URL'])(
  'closes its database at SIGTERM; one that was killed has not',
  async () => {
    expect(await server.terminate()).toBe(0);
    expect(await countEpochs()).toBe(1);
    server = await spawnOrderServer({ dataDir, url: undefined });
    await server.kill();
    expect(await countEpochs()).toBe(0);
  },
);

/** A connection that sends this and then no more. */
async function connectAndSend(text: string): Promise<net.Socket> {
  const { hostname, port } = new URL(server.address);
  const socket = net.connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
}

it.skipIf(isRepetition)(
  'ends at SIGTERM with any open connections, and asks its sockets to reconnect',
  async () => {
    const connections = await Promise.all([
      connectAndSend(''),
      connectAndSend('GET /api/client/pub/x HTTP/1.1\r\nHost: x\r\nX-Slow: '),
      connectAndSend('POST /api/company HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{"em'),
      connectAndSend('GET /api/client/pub/none HTTP/1.1\r\nHost: x\r\n\r\n'),
    ]);
    const answered = connections.at(-1);
    if (answered) await once(answered, 'data');
    const desk = await openDesk();
    const closed = new Promise<number>((resolve) => desk.on('close', resolve));
    // It receives no more data, not even the request to close.
    const pausedDesk = await openDesk();
    pausedDesk.pause();
    const started = performance.now();
    expect(await server.terminate()).toBe(0);
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(await closed).toBe(1012);
    pausedDesk.terminate();
    for (const socket of connections) socket.destroy();
  },
);

async function openDesk(): Promise<WebSocket> {
  const { company, pub } = await aPub(clientAt(server.address));
  const at = `/ws/orders/company/${company.id}/pub/${pub.id}?access_token=${company.accesstoken}`;
  const socket = new WebSocket(server.address.replace('http', 'ws') + at);
  await once(socket, 'message');
  return socket;
}
