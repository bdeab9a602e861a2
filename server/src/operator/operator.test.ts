import { must } from '@comanda/contract/client';
import type { Role } from '@comanda/domain/accounts';
import { clientAt } from '../testing/app/client-at.ts';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isDeep } from '../../../scripts/depth.ts';
import { prepareDataDir } from '../plumbing/database/testing/testing.ts';
import {
  createOwnDatabase,
  spawnOrderServer,
  type OrderServer,
} from '../testing/processes/spawn-order-server.ts';

const SCRIPT = fileURLToPath(new URL('run.ts', import.meta.url));
const isEmbedded = !process.env['TEST_DATABASE_URL'];
const email = 'sefa@platforma.example';

let dataDir: string;
let database: Awaited<ReturnType<typeof createOwnDatabase>>;
let server: OrderServer | undefined;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-operator-'));
  database = await createOwnDatabase();
  if (isEmbedded) await prepareDataDir(dataDir);
});
afterAll(async () => {
  await server?.kill();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Outcome = { code: number | null; out: string; err: string };

/** Runs the operator's command in a separate process, with this text on its standard input. */
async function operate(args: readonly string[], typed = ''): Promise<Outcome> {
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: {
      ...environment,
      DATA_DIR: dataDir,
      ...(database.url === undefined ? {} : { DATABASE_URL: database.url }),
    },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  child.stdin.on('error', () => {}); // it may end before it has read
  child.stdin.end(typed);
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  return { code, ...output };
}

const client = () => clientAt(server?.address ?? '');

const signIn = (as: Role, name: string, password: string) =>
  client().send('POST /api/auth/login', { body: { as, email: name, password } });

const askOrders = (accesstoken: string) =>
  client().send('GET /api/admin/orders', {
    query: { status: 'in-process' },
    as: { accesstoken },
  });

async function serve<Result>(work: () => Promise<Result>): Promise<Result> {
  server = await spawnOrderServer({ dataDir, url: database.url });
  try {
    return await work();
  } finally {
    await server.kill();
  }
}

it.runIf(isDeep)(
  'creates an administrator who can sign in, and sets a new password for them',
  { timeout: 120_000 },
  async () => {
    expect(await operate(['create-admin', email], 'prima parolă\n')).toEqual({
      code: 0,
      out: `${email} is an administrator now and can sign in.\n`,
      err: '',
    });
    const accesstoken = await serve(async () => {
      const session = await must(signIn('admin', email, 'prima parolă'));
      return session.accesstoken;
    });
    const reset = await operate(['reset-password', email, '--generate']);
    expect(reset.code).toBe(0);
    const [, generated = ''] = /only now: (\S{16})\n/.exec(reset.out) ?? [];
    await serve(async () => {
      expect((await signIn('admin', email, 'prima parolă')).status).toBe(401);
      expect((await signIn('admin', email, generated)).status).toBe(200);
      expect((await askOrders(accesstoken)).status).toBe(401);
    });
  },
);

it.runIf(isDeep && isEmbedded)(
  'shows that the server must be stopped first',
  { timeout: 120_000 },
  async () => {
    await serve(async () => {
      const outcome = await operate(['create-admin', 'alta@platforma.example'], 'o parolă bună\n');
      expect(outcome.code).toBe(1);
      expect(outcome.err).toContain('stop the server');
      expect(outcome.out).toBe('');
    });
  },
);

// Only a PostgreSQL server accepts the operator's process beside the running server.
it.runIf(isDeep && !isEmbedded)(
  'works beside a running server, whose sessions end at once',
  { timeout: 120_000 },
  async () => {
    await operate(['create-admin', 'doi@platforma.example'], 'prima parolă\n');
    await serve(async () => {
      const { accesstoken } = await must(signIn('admin', 'doi@platforma.example', 'prima parolă'));
      await operate(['reset-password', 'doi@platforma.example'], 'a doua parolă\n');
      expect((await askOrders(accesstoken)).status).toBe(401);
    });
  },
);

it('prints the syntax of a command', async () => {
  expect(await operate(['create-admin'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('npm run create-admin -- EMAIL'),
  });
});
