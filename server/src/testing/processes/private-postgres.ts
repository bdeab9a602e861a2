import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { processTree, signal } from './process-tree.ts';
import { unprivilegedUser } from './unprivileged-user.ts';

const DEBIAN_VERSIONS = '/usr/lib/postgresql';
const START_LIMIT_MS = 60_000;

/** A PostgreSQL for a single test, which may crash it: other tests share the one of TEST_DATABASE_URL. */
export type PrivatePostgres = {
  readonly url: string;
  /** `kill -9` of one session's process, after which PostgreSQL ends all others and recovers from its disk. */
  crash: () => Promise<void>;
  /** Ends at once, without a checkpoint (`-m immediate`), and starts again. */
  restart: () => Promise<void>;
  /** All its processes stop, with their connections open, and continue with `resume`. */
  hang: () => void;
  resume: () => void;
  remove: () => Promise<void>;
};

/** Debian keeps each version's programs out of the PATH. */
function binFolder(): string {
  if (!fs.existsSync(DEBIAN_VERSIONS)) return '';
  const versions = fs.readdirSync(DEBIAN_VERSIONS).map(Number);
  return path.join(DEBIAN_VERSIONS, String(Math.max(...versions)), 'bin');
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {}); // its session is ended with all others
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function untilOpen(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      return await ask(url, 'select 1');
    } catch (error) {
      if (Date.now() > end || server.exitCode !== null) throw error;
      await sleep(50);
    }
  }
}

async function openSession(url: string): Promise<{ pid: number; ended: Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  // Not `once`, which fails at an earlier error.
  const ended = new Promise<void>((resolve) => client.on('end', resolve));
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return { pid: rows[0]?.pid ?? 0, ended };
}

type Options = {
  /** Where its folder is created; the system's folder for temporary files by default. */
  readonly parent?: string;
  /** Of the write-ahead log; PostgreSQL's own default is 16. */
  readonly logSegmentMegabytes?: number;
  /** When it ends by itself it is started again, as its service does. */
  readonly isService?: boolean;
};

/** How soon a service is started again. */
const RESTART_AFTER_MS = 500;

export async function startPrivatePostgres({
  parent = os.tmpdir(),
  logSegmentMegabytes = 16,
  isService = false,
}: Options = {}): Promise<PrivatePostgres> {
  const user = unprivilegedUser('postgres');
  const folder = fs.mkdtempSync(path.join(parent, 'comanda-private-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) fs.chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const bin = binFolder();
  const make = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-N',
    `--wal-segsize=${logSegmentMegabytes}`,
  ];
  execFileSync(path.join(bin, 'initdb'), make, { cwd: folder, stdio: 'ignore', ...user });
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // A rolled back transaction stays in memory until another commits: this case loses most.
    wal_writer_delay: '10s',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let isWanted = isService;
  const start = (): ChildProcess => {
    const started = spawn(path.join(bin, 'postgres'), ['-D', data, ...options], {
      cwd: folder,
      stdio: 'ignore',
      ...user,
    });
    started.once('exit', () => {
      if (!isWanted) return;
      setTimeout(() => {
        if (isWanted) server = start();
      }, RESTART_AFTER_MS);
    });
    return started;
  };
  let server = start();
  const processes = () => processTree(server.pid === undefined ? [] : [server.pid]);
  const end = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGQUIT');
    await exited;
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilOpen(url, server);
  return {
    url,
    crash: async () => {
      // It is ended with all other sessions, when the recovery has started.
      const another = await openSession(url);
      const killed = await openSession(url);
      process.kill(killed.pid, 'SIGKILL');
      await Promise.all([killed.ended, another.ended]);
      await untilOpen(url, server);
    },
    restart: async () => {
      isWanted = false;
      await end();
      isWanted = isService;
      server = start();
      await untilOpen(url, server);
    },
    hang: () => signal(processes(), 'SIGSTOP'),
    resume: () => signal(processes(), 'SIGCONT'),
    remove: async () => {
      isWanted = false;
      await end();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
