import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf } from '@comanda/contract/client';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientAt } from '../app/client-at.ts';
import { PASSWORD, type APub } from '../builders/builders.ts';
import { aDeliveringPub, anOrder } from '../builders/order-builders.ts';
import { freePort } from './free-port.ts';
import { createOwnDatabase } from './spawn-order-server.ts';
import { until } from '../app/until.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
/** Needs Linux, systemd-analyze and libseccomp: `npm run test:call-filter`. */
const FILTER = fileURLToPath(new URL('../../../../deploy/with-call-filter', import.meta.url));
const START_LIMIT_MS = 240_000;
const isAsked = process.env['CALL_FILTER'] === 'yes';

let folder: string;
let database: Awaited<ReturnType<typeof createOwnDatabase>>;
let child: ChildProcess | undefined;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-filtered-'));
  database = await createOwnDatabase();
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The product below the unit's filter, which also refuses these calls, until it is open or has ended. */
async function startFiltered(...without: readonly string[]) {
  const port = await freePort();
  const refused = without.flatMap((name) => ['--without', name]);
  const product = spawn(FILTER, [...refused, process.execPath, MAIN, '--no-demo'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      TOKEN_SECRET: 'a secret that is long enough for this test',
      DRAIN_MS: '0',
      LOG_LEVEL: 'warn',
      ...(database.url === undefined ? {} : { DATABASE_URL: database.url }),
    },
  });
  child = product;
  const exit = once(product, 'exit') as Promise<[code: number | null]>;
  let written = '';
  product.stdout.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const isOpen = () => written.includes('Comanda is open');
  await until(() => isOpen() || product.exitCode !== null, { withinMs: START_LIMIT_MS });
  const address = `http://127.0.0.1:${port}`;
  return { isOpen: isOpen(), exit, product, address, client: clientAt(address) };
}

/** The picture of a pub, which a background process decodes. */
async function uploadPicture(address: string, { ids, company }: APub): Promise<number> {
  const background = '#0a0';
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background } });
  const form = new FormData();
  form.append('bg', new Blob([await picture.png().toBuffer()], { type: 'image/png' }), 'a.png');
  const { method, url } = addressOf('PATCH /api/company/:companyID/pubs/:pubID/bg', ids);
  const headers = { accesstoken: company.accesstoken };
  return (await fetch(address + url, { method, headers, body: form })).status;
}

describe.skipIf(!isAsked)(
  'below the system calls that the unit allows',
  { timeout: 400_000 },
  () => {
    it('the product takes a sign-in, an order and a picture, and ends at SIGTERM', async () => {
      const { client, address, product, exit, isOpen } = await startFiltered();
      expect(isOpen).toBe(true);
      const status = readFileSync(`/proc/${product.pid}/status`, 'utf8');
      expect(status).toMatch(/^Seccomp:\s+2$/m);
      const pub = await aDeliveringPub(client);
      const { email } = pub.company;
      await client.call('POST /api/auth/login', {
        body: { as: 'company', email, password: PASSWORD },
      });
      const { order } = await anOrder(client, pub);
      expect(order.id).toBeGreaterThan(0);
      expect(await uploadPicture(address, pub)).toBe(200);
      product.kill('SIGTERM');
      expect(await exit).toEqual([0, null]);
    });

    it('is noticed when it refuses what a background process needs', async () => {
      const { client } = await startFiltered('setpriority');
      await expect(aDeliveringPub(client)).rejects.toThrow(/answered 500/);
    });

    it('is noticed when it refuses the network', async () => {
      const { isOpen, exit } = await startFiltered('@network-io');
      expect(isOpen).toBe(false);
      expect(await exit).toEqual([1, null]);
    });
  },
);
