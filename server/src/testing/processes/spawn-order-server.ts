import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { prepareDataDir } from '../../plumbing/database/testing/testing.ts';
import type { Acknowledged } from '../damage/acknowledged.ts';
import type { findDamage, State } from '../damage/find-damage.ts';

/** A suite starts hundreds of servers: each would compile the product. */
const COMPILE_CACHE = fileURLToPath(new URL('../../../../.cache/node', import.meta.url));

const SCRIPT = fileURLToPath(new URL('order-server.ts', import.meta.url));

/** A message to the server. */
export type Question =
  | 'measure'
  | { readonly growLogBytes: number }
  | Parameters<typeof findDamage>[1];

export type OrderServer = {
  readonly address: string;
  readonly pid: number;
  /** `kill -9`, and waits until the process has ended. */
  kill(): Promise<void>;
  /** SIGTERM; the exit code. */
  terminate(): Promise<number | null>;
  /** Its memory after a garbage collection. */
  measure(): Promise<{ heapUsed: number; sockets: number }>;
  /** What it has logged since its start: errors only. */
  logged(): string;
  /** Whether the process has ended: an error that is handled nowhere ends it. */
  hasEnded(): boolean;
  /** Writes this much into the write-ahead log of its database; whether it was written. */
  growLog(bytes: number): Promise<boolean>;
  /** The state of its database, compared with what was acknowledged. */
  inspect(acknowledged: Acknowledged, pubId?: number): Promise<State>;
};

async function listeningAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const [, address] = /LISTENING (\S+)/.exec(chunk.toString()) ?? [];
      if (address === undefined) process.stderr.write(chunk);
      else resolve(address);
    });
  });
}

/** A server in a separate process, on a data folder or, with an address, on PostgreSQL. */
export async function spawnOrderServer(where: {
  dataDir: string;
  url: string | undefined;
  /** Request limits are off by default. */
  rateLimitScale?: number;
  /** The program of another version. */
  script?: string | undefined;
  /** A free one by default. */
  port?: number;
}): Promise<OrderServer> {
  // The program of another version brings its own migrations.
  if (where.url === undefined && where.script === undefined) await prepareDataDir(where.dataDir);
  const scale = String(where.rateLimitScale ?? 0);
  const args = [
    '--expose-gc',
    where.script ?? SCRIPT,
    where.dataDir,
    where.url ?? '',
    scale,
    String(where.port ?? 0),
  ];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE },
  });
  const address = await listeningAddress(child);
  let logged = '';
  child.stdout?.on('data', (chunk: Buffer) => (logged += chunk.toString()));
  const ask = async (question: Question): Promise<unknown> => {
    const answered = once(child, 'message');
    child.send(question);
    const [answer] = (await answered) as [unknown];
    return answer;
  };
  return {
    address,
    pid: child.pid ?? 0,
    logged: () => logged,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    terminate: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await exited) as [number | null];
      return code;
    },
    measure: async () => (await ask('measure')) as { heapUsed: number; sockets: number },
    growLog: async (bytes) => (await ask({ growLogBytes: bytes })) as boolean,
    inspect: async ({ orders, statuses, reservations }, pubId) => {
      const acknowledged = { orders, statuses, reservations };
      const answer = await ask({ acknowledged, ...(pubId === undefined ? {} : { pubId }) });
      if (typeof answer === 'string') throw new Error(answer);
      return answer as State;
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** A new database for a test on the PostgreSQL of TEST_DATABASE_URL; none on the embedded engine. */
export async function createOwnDatabase(): Promise<{
  url: string | undefined;
  drop(): Promise<void>;
}> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl === undefined) return { url: undefined, drop: async () => {} };
  const name = `comanda_own_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
