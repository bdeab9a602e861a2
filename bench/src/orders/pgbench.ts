import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '../frame/child.ts';
import { parentOf } from '../frame/processor-time.ts';

const execute = promisify(execFile);

/** The address of another database of the same server. */
export function databaseAt(postgresUrl: string, name: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export function runSql(url: string, statement: string): string {
  return execFileSync('psql', [url, '-XAtqc', statement], { encoding: 'utf8' }).trim();
}

/** The process that started all others of this server. */
export function postmasterOf(url: string): number {
  // The answering backend may have ended when it is looked up, so it does that itself.
  const [, pid] = /(\d+)/.exec(runSql(url, "select pg_read_file('postmaster.pid')")) ?? [];
  const backend = Number(pid);
  if (!(parentOf(backend) > 0)) throw new Error('the database runs on another machine');
  return backend;
}

/** The order that was placed last, as one statement that writes its rows again. */
export function rawOrder(args: readonly string[]): string {
  return execFileSync(process.execPath, ['server/src/testing/limits/print-raw-order.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
}

/** Transactions of this statement, prepared, from so many clients. */
export async function runPgbench(
  url: string,
  statement: string,
  { seconds, clients }: { readonly seconds: number; readonly clients: number },
): Promise<{ readonly perSecond: number; readonly count: number }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-pgbench-'));
  try {
    const script = path.join(folder, 'order.sql');
    writeFileSync(script, `${statement.trim()};\n`);
    const clock = ['-c', String(clients), '-T', String(seconds)];
    const { stdout } = await execute('pgbench', [
      '-n',
      '-M',
      'prepared',
      '-f',
      script,
      ...clock,
      url,
    ]);
    // Until the server has noted the processor time of the connections that have just ended.
    await sleep(300);
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    const count = Number(/actually processed: (\d+)/.exec(stdout)?.[1]);
    if (!/failed transactions: 0 /.test(stdout)) throw new Error(`pgbench failed:\n${stdout}`);
    return { perSecond, count };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
