import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded } from '../../plumbing/database/embedded/open-embedded.ts';
import { ACQUIRE_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from '../../plumbing/database/open-database.ts';
import { silentLog } from '../../plumbing/database/testing/testing.ts';
import { clientAt } from '../../testing/app/client-at.ts';
import {
  aDeliveringPub,
  aBasket,
  tryOrder,
  type ADeliveringPub,
} from '../../testing/builders/order-builders.ts';
import { listAllOrders } from '../../testing/processes/list-all-orders.ts';
import {
  createOwnDatabase,
  spawnOrderServer,
  type OrderServer,
} from '../../testing/processes/spawn-order-server.ts';
import { isDeep, isRepetition } from '../../../../scripts/depth.ts';

const SCRIPT = fileURLToPath(new URL('run.ts', import.meta.url));
const GUESTS = 3;
const limits = { statementTimeoutMs: STATEMENT_TIMEOUT_MS, acquireTimeoutMs: ACQUIRE_TIMEOUT_MS };

let folder: string;
let source: { dataDir: string; url: string | undefined };
let target: { dataDir: string; url: string | undefined };
const drops: (() => Promise<void>)[] = [];
const servers: OrderServer[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-data-'));
  const place = async (name: string) => {
    const own = await createOwnDatabase();
    drops.push(() => own.drop());
    return { dataDir: path.join(folder, name), url: own.url };
  };
  [source, target] = [await place('source'), await place('target')];
});
afterAll(async () => {
  for (const server of servers) await server.kill();
  for (const drop of drops) await drop();
  rmSync(folder, { recursive: true, force: true });
});

async function operate(where: typeof source, ...args: string[]) {
  // Without a TOKEN_SECRET: a command signs nothing.
  const { DATABASE_URL: _, TOKEN_SECRET: __, ...environment } = process.env;
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: {
      ...environment,
      DATA_DIR: where.dataDir,
      ...(where.url === undefined ? {} : { DATABASE_URL: where.url }),
    },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  return { code, ...output };
}

async function serve(where: typeof source): Promise<OrderServer> {
  const server = await spawnOrderServer(where);
  servers.push(server);
  return server;
}

/** The file of a new cover of a pub. */
async function paint(address: string, { ids, company }: ADeliveringPub): Promise<string> {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a00' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('bg', new Blob([new Uint8Array(png)]), 'cover.png');
  const response = await fetch(`${address}/api/company/${ids.companyID}/pubs/${ids.pubID}/bg`, {
    method: 'PATCH',
    headers: { accesstoken: company.accesstoken },
    body,
  });
  const { pub } = (await response.json()) as { pub: { bg_image_file_name: string } };
  return `pubs/bgs/${pub.bg_image_file_name}`;
}

/** Guests order until they are stopped; every answer is listed. */
function keepOrdering(address: string, pub: ADeliveringPub) {
  const answers: { status: number; id: number | undefined }[] = [];
  const closing = new AbortController();
  const guest = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const order = { body: aBasket(pub), key: randomUUID() };
      const { status, body } = await tryOrder(clientAt(address), pub, order);
      answers.push({ status, id: body.order?.id });
    }
  };
  const guests = Array.from({ length: GUESTS }, guest);
  return {
    answers,
    stop: async () => {
      closing.abort();
      await Promise.all(guests);
    },
  };
}

it.runIf(isDeep)(
  'a backup is made while guests order: no order is refused, and each one acknowledged before is in it',
  { timeout: 240_000 },
  async () => {
    const server = await serve(source);
    const pub = await aDeliveringPub(clientAt(server.address));
    const picture = await paint(server.address, pub);
    const ordering = keepOrdering(server.address, pub);
    await expect.poll(() => ordering.answers.length).toBeGreaterThan(20);
    const acknowledged = ordering.answers.map(({ id }) => id);
    const backup = path.join(folder, 'backup');
    const made = await operate(source, 'backup', backup);
    expect(made).toMatchObject({ code: 0, err: '', out: expect.stringContaining(backup) });
    const atTheEnd = ordering.answers.length;
    await expect.poll(() => ordering.answers.length).toBeGreaterThan(atTheEnd + 5);
    await ordering.stop();
    expect(ordering.answers.filter(({ status }) => status !== 201)).toEqual([]);
    await server.kill();

    rmSync(path.join(backup, 'images', picture));
    const again = await operate(target, 'restore', backup);
    expect(again).toMatchObject({ code: 2, err: '' });
    // The two narrower widths of the cover.
    expect(again.out).toMatch(/^pictures: 2 files, /m);
    expect(again.out).toContain(`1 picture is missing that the database names:\n  ${picture}\n`);
    const restored = await serve(target);
    const ids = new Set((await listAllOrders(restored.address, pub)).map(({ id }) => id));
    expect(acknowledged.filter((id) => id === undefined || !ids.has(id))).toEqual([]);
    await restored.kill();
    // The socket of the killed server is still in the folder: the command opens the database itself.
    const stopped = await operate(source, 'backup', path.join(folder, 'stopped'));
    expect(stopped).toMatchObject({ code: 0, err: '' });
    expect(await operate(source, 'backup', backup)).toMatchObject({
      code: 1,
      err: expect.stringContaining('exists already'),
    });
  },
);

it.skipIf(isRepetition)(
  'refuses to back up a database without tables in one line, and writes nothing',
  async () => {
    const own = await createOwnDatabase();
    drops.push(() => own.drop());
    const empty = { dataDir: path.join(folder, 'empty'), url: own.url };
    if (own.url === undefined) {
      const options = { ...limits, ...empty, durable: false, log: silentLog };
      const database = await openEmbedded<unknown>(options);
      // The packed one has the schema.
      await sql`drop schema public cascade`.execute(database.kysely);
      await sql`create schema public`.execute(database.kysely);
      await database.close();
    }
    const parent = path.join(folder, 'backups');
    const refused = await operate(empty, 'backup', path.join(parent, 'first'));
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(/^comanda: the database is empty: .*\n$/);
    expect(existsSync(parent)).toBe(false);
  },
);

it.skipIf(isRepetition)('prints the syntax, and what is missing', async () => {
  const nowhere = { dataDir: path.join(folder, 'nowhere'), url: undefined };
  const cases: [string[], string][] = [
    [['restore'], 'npm run restore -- FOLDER'],
    [['backup'], 'set BACKUP_DIR'],
    [['backup', path.join(folder, 'other')], 'there is no database'],
    [['move-to-postgres'], 'set DATABASE_URL'],
  ];
  for (const [args, text] of cases) {
    const refused = await operate(nowhere, ...args);
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining(text) });
  }
});
