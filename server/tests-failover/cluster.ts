import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../src/testing/processes/free-port.ts';
import { unprivilegedUser } from '../src/testing/processes/unprivileged-user.ts';
import { configurationWith, variablesOf } from './configuration.ts';
import { prepareNode, type Node } from './node.ts';
import { isRunning, signal } from '../src/testing/processes/process-tree.ts';
import { startProgram, type Program } from './start-program.ts';

const LIMIT_MS = 90_000;
const SUPERUSER = 'postgres:replace-superuser';
const API_USER = `Basic ${Buffer.from('patroni:replace-restapi').toString('base64')}`;

type Member = { readonly name: string; readonly role: string; readonly state: string };

/** Two PostgreSQL under Patroni with one etcd, behind HAProxy, all on loopback. */
export type Cluster = {
  /** The primary, whichever it is, through HAProxy. */
  readonly url: string;
  primary(): Promise<Node>;
  /** Waits until there is a primary and a standby that each commit waits for. */
  untilComplete(): Promise<void>;
  /** The standby becomes the primary, as an operator asks for it. */
  switchOver(): Promise<void>;
  stop(): Promise<void>;
};

async function ask(address: string, question: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://${address}${question}`, { signal: AbortSignal.timeout(2_000), ...init });
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error(`within ${LIMIT_MS / 1000} s there was not ${what}`);
    await sleep(250);
  }
}

/** A folder that only its user may read. */
function makeFolder(folder: string, user: string): string {
  mkdirSync(folder);
  const { uid, gid } = unprivilegedUser(user);
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

async function startEtcd(folder: string): Promise<Program & { readonly address: string }> {
  const address = `127.0.0.1:${await freePort()}`;
  const peers = `127.0.0.1:${await freePort()}`;
  const own = makeFolder(path.join(folder, 'etcd'), 'etcd');
  const text = configurationWith('etcd.env', {
    ',etcd2=http://10.0.0.22:2380,etcd3=http://10.0.0.23:2380': '',
    '10.0.0.21:2379': address,
    '10.0.0.21:2380': peers,
    '/var/lib/etcd/comanda': path.join(own, 'data'),
  });
  const program = startProgram({
    user: 'etcd',
    command: ['/usr/bin/etcd'],
    folder: own,
    logFile: path.join(folder, 'etcd.log'),
    env: variablesOf(text),
  });
  await until('an etcd', async () => (await ask(address, '/health')).ok);
  return { ...program, address };
}

async function startProxy(
  folder: string,
  nodes: readonly [Node, Node],
): Promise<Program & { readonly address: string }> {
  const address = `127.0.0.1:${await freePort()}`;
  const configuration = path.join(folder, 'haproxy.cfg');
  const server = (node: Node) =>
    `${node.postgresAddress} check port ${new URL(`http://${node.apiAddress}`).port}`;
  const text = configurationWith('haproxy-postgres.cfg', {
    'bind 127.0.0.1:5000': `bind ${address}`,
    '10.0.0.11:5432 check port 8008': server(nodes[0]),
    '10.0.0.12:5432 check port 8008': server(nodes[1]),
  });
  writeFileSync(configuration, text);
  const program = startProgram({
    user: 'haproxy',
    command: ['/usr/sbin/haproxy', '-db', '-f', configuration],
    folder,
    logFile: path.join(folder, 'haproxy.log'),
  });
  return { ...program, address };
}

async function createDatabase(address: string): Promise<string> {
  const client = new pg.Client({
    connectionString: `postgres://${SUPERUSER}@${address}/postgres`,
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  await client.query(`create role comanda login password 'comanda'`);
  await client.query(`create database comanda owner comanda template template0 encoding 'UTF8'`);
  await client.end();
  return `postgres://comanda:comanda@${address}/comanda`;
}

async function membersSeenBy({ apiAddress }: Node): Promise<readonly Member[]> {
  const { members } = (await (await ask(apiAddress, '/cluster')).json()) as { members: Member[] };
  return members;
}

const isComplete = (members: readonly Member[]): boolean =>
  members.some(({ role, state }) => role === 'leader' && state === 'running') &&
  members.some(({ role }) => role === 'sync_standby');

async function startIn(
  folder: string,
  started: (Program | Node)[],
): Promise<Omit<Cluster, 'stop'>> {
  const etcd = await startEtcd(folder);
  started.push(etcd);
  const nodes = [
    await prepareNode('node1', { folder, etcd: etcd.address }),
    await prepareNode('node2', { folder, etcd: etcd.address }),
  ] as const;
  started.push(...nodes);
  for (const node of nodes) node.start();

  const primary = async (): Promise<Node> => {
    for (const node of nodes) {
      const answer = await ask(node.apiAddress, '/primary').catch(() => undefined);
      if (answer?.ok) return node;
    }
    throw new Error('there is no primary');
  };
  const untilComplete = () =>
    until('a primary with a synchronous standby', async () =>
      isComplete(await membersSeenBy(await primary())),
    );
  await untilComplete();
  const proxy = await startProxy(folder, nodes);
  started.push(proxy);
  await until('an open proxy', async () => {
    const client = new pg.Client(`postgres://${SUPERUSER}@${proxy.address}/postgres`);
    await client.connect();
    await client.end();
    return true;
  });
  return {
    url: await createDatabase(proxy.address),
    primary,
    untilComplete,
    switchOver: async () => {
      const { name, apiAddress } = await primary();
      const answer = await ask(apiAddress, '/switchover', {
        method: 'POST',
        headers: { authorization: API_USER, 'content-type': 'application/json' },
        body: JSON.stringify({ leader: name }),
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      if (!answer.ok) throw new Error(`the switchover was refused: ${await answer.text()}`);
    },
  };
}

async function stopProgram({ pids }: Program): Promise<void> {
  const running = pids();
  signal(running, 'SIGTERM');
  const end = Date.now() + 5_000;
  while (running.some(isRunning) && Date.now() < end) await sleep(50);
  signal(running, 'SIGKILL');
}

export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-failover-'));
  chmodSync(folder, 0o711);
  const started: (Program | Node)[] = [];
  let stopping: Promise<void> | undefined;
  const stopAll = async (): Promise<void> => {
    for (const one of started.toReversed()) {
      await ('stop' in one ? one.stop() : stopProgram(one));
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const stop = () => (stopping ??= stopAll());
  process.once('SIGINT', () => void stop().finally(() => process.exit(130)));
  process.once('SIGTERM', () => void stop().finally(() => process.exit(143)));
  try {
    return { ...(await startIn(folder, started)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
