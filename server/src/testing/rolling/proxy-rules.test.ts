import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../processes/free-port.ts';
import { startFailingServers, type FailingServers, type FirstEnd } from './failing-servers.ts';
import { startProxy } from './start-proxy.ts';

/** Needs nginx and HAProxy, which `npm run test:rolling` installs. */
const isAsked = Number(process.env['ROLLING_ROUNDS'] ?? 0) > 0;
const WRITES = 8;
const READY_AFTER_MS = 1_000;

let folder: string;
let servers: FailingServers;
let stopProxy: () => Promise<void>;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-proxy-'));
});
afterEach(async () => {
  await stopProxy();
  await servers.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ORDER = 'POST /api/client/pub/7/orders';
const OTHER_WRITE = 'POST /api/company/7/pubs';

/** A status of the proxy's own; HAProxy may end the connection instead. */
const NO_ANSWER = 502;

/** A request, how its first attempt ends, and what the client gets after how many attempts. */
type Case = readonly [request: string, end: FirstEnd, status: number, attempts: number];
const common: readonly Case[] = [
  ['GET /api/client/pub/la-nuc', 503, 200, 2],
  ['GET /pub/la-nuc/', 'reset', 200, 2],
  [ORDER, 503, 200, 2],
  [`${ORDER}/`, 'reset', 200, 2],
  [OTHER_WRITE, 503, 503, 1],
  [`${OTHER_WRITE}/8`, 'reset', NO_ANSWER, 1],
  ['PATCH /api/company/7', 'reset', NO_ANSWER, 1],
  [`${ORDER}/quote`, 503, 503, 1],
  ['GET /assets/desk-of-another-build.js', 404, 200, 2],
  ['GET /pub/_/menu-of-another-build.js', 404, 200, 2],
  ['GET /api/client/pub/nobody', 404, 404, 1],
  ['GET /pub/nobody/', 404, 404, 1],
];
const PUT = 'PUT /api/company/7/pubs/9';
const DELETE = 'DELETE /api/company/7/pubs/10';
/** nginx cannot tell those apart from reads; sent twice they have the effect of one. */
const casesOf: Readonly<Record<'nginx' | 'haproxy', readonly Case[]>> = {
  nginx: [...common, [PUT, 'reset', 200, 2], [DELETE, 503, 200, 2]],
  haproxy: [...common, [PUT, 'reset', NO_ANSWER, 1], [DELETE, 503, 503, 1]],
};

describe.skipIf(!isAsked).each(['nginx', 'haproxy'] as const)('%s', (name) => {
  async function start(endOf: (path: string) => FirstEnd, readyAfterMs?: number) {
    servers = await startFailingServers(endOf, readyAfterMs);
    const front = await freePort();
    stopProxy = await startProxy(name, folder, { front, ...servers.ports });
    return async (request: string): Promise<number> => {
      const [method = '', at = ''] = request.split(' ');
      const body = method === 'GET' ? {} : { body: '{}' };
      return fetch(`http://127.0.0.1:${front}${at}`, { method, ...body }).then(
        ({ status }) => status,
        () => NO_ANSWER,
      );
    };
  }

  it('repeats reads, orders and files of another build, but not a write that may have had its effect', async () => {
    const cases = casesOf[name];
    const ends = new Map(cases.map(([request, end]) => [request.split(' ')[1], end]));
    const send = await start((at) => ends.get(at) ?? 500);
    const results = [];
    for (const [request, end] of cases) {
      const status = await send(request);
      results.push([request, end, status, servers.attempts(request.split(' ')[1] ?? '')]);
    }
    expect(results).toEqual(cases);
  });

  it('goes on using processes that are slow to say that they are ready', async () => {
    const send = await start(() => 200, READY_AFTER_MS);
    // Only HAProxy asks; its second question means that the first one has ended.
    if (name === 'haproxy') await expect.poll(() => servers.checks()).toBeGreaterThan(1);
    expect(await send('GET /pub/la-nuc/')).toBe(200);
    expect(await send(OTHER_WRITE)).toBe(200);
  });

  it('sends a write to the other process when one refuses connections', async () => {
    const send = await start(() => 200);
    await servers.stopSecond();
    const writes = Array.from({ length: WRITES }, (_, index) => `PUT /api/company/${index}`);
    for (const write of writes) expect(await send(write)).toBe(200);
  });
});
