import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const SCRIPT = fileURLToPath(new URL('order-server.ts', import.meta.url));

export type OrderServer = {
  readonly address: string;
  /** `kill -9`, and wait until the process is gone. */
  kill(): Promise<void>;
};

async function listeningAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const [, address] = /LISTENING (\S+)/.exec(chunk.toString()) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
}

/** A server in a process of its own, on a data folder or, with an address, on PostgreSQL. */
export async function spawnOrderServer(where: {
  dataDir: string;
  url: string | undefined;
}): Promise<OrderServer> {
  const child = spawn(process.execPath, [SCRIPT, where.dataDir, where.url ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await listeningAddress(child);
  return {
    address,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** A database of a test's own on the PostgreSQL that TEST_DATABASE_URL names; none on the embedded engine. */
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
