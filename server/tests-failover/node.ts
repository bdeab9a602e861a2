import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/testing/processes/free-port.ts';
import { unprivilegedUser } from '../src/testing/processes/unprivileged-user.ts';
import { configurationWith } from './configuration.ts';
import { isRunning, processTree, signal, worksIn } from '../src/testing/processes/process-tree.ts';
import { startProgram, type Program } from './start-program.ts';

const STOP_LIMIT_MS = 20_000;

/** One machine of the cluster: Patroni and its PostgreSQL. */
export type Node = {
  readonly name: string;
  readonly postgresAddress: string;
  readonly apiAddress: string;
  start(): void;
  /** `kill -9` of all its processes, as when the machine loses its power. */
  kill(): void;
  /** All its processes stop, and continue with `wake`. */
  freeze(): void;
  wake(): void;
  stop(): Promise<void>;
};

/** Patroni starts PostgreSQL's first process, which outlives it. */
function postmasterOf(dataDir: string): number[] {
  try {
    const [line] = readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    return [Number(line)].filter((pid) => worksIn(pid, dataDir));
  } catch {
    return []; // PostgreSQL is not running
  }
}

export async function prepareNode(
  name: string,
  { folder: cluster, etcd }: { readonly folder: string; readonly etcd: string },
): Promise<Node> {
  const folder = path.join(cluster, name);
  const dataDir = path.join(folder, 'data');
  const postgresAddress = `127.0.0.1:${await freePort()}`;
  const apiAddress = `127.0.0.1:${await freePort()}`;
  mkdirSync(folder);
  const configuration = path.join(folder, 'patroni.yml');
  const text = configurationWith('patroni.yml', {
    'name: node1': `name: ${name}`,
    '10.0.0.11:8008': apiAddress,
    '10.0.0.11:5432': postgresAddress,
    '10.0.0.21:2379,10.0.0.22:2379,10.0.0.23:2379': etcd,
    '/var/lib/postgresql/15/comanda': dataDir,
    '/var/lib/postgresql/comanda.pgpass': path.join(folder, 'pgpass'),
    '/var/run/postgresql': folder,
    '10.0.0.0/24': '127.0.0.1/32',
    // It would restart the machine that runs this suite.
    'mode: automatic': 'mode: "off"',
  });
  writeFileSync(configuration, text, { mode: 0o600 });
  const { uid, gid } = unprivilegedUser('postgres');
  if (uid !== undefined && gid !== undefined) {
    for (const one of [folder, configuration]) chownSync(one, uid, gid);
  }
  chmodSync(folder, 0o700);

  let patroni: Program | undefined;
  const processes = (): number[] =>
    processTree([...(patroni?.pids() ?? []), ...postmasterOf(dataDir)]);
  return {
    name,
    postgresAddress,
    apiAddress,
    start: () => {
      patroni = startProgram({
        user: 'postgres',
        command: ['/usr/bin/patroni', configuration],
        folder,
        logFile: path.join(cluster, `${name}.log`),
      });
    },
    kill: () => signal(processes(), 'SIGKILL'),
    freeze: () => signal(processes(), 'SIGSTOP'),
    wake: () => signal(processes(), 'SIGCONT'),
    stop: async () => {
      const running = processes();
      signal(running, 'SIGCONT');
      signal(patroni?.pids() ?? [], 'SIGTERM');
      const end = Date.now() + STOP_LIMIT_MS;
      while (running.some(isRunning) && Date.now() < end) await sleep(100);
      signal([...running, ...processes()], 'SIGKILL');
    },
  };
}
