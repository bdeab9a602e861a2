import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS_DIR } from '../../migrations-dir.ts';
import { openDatabase, type Database } from '../../plumbing/database/open-database.ts';
import { silentLog } from '../../plumbing/database/testing/testing.ts';
import { addTask } from '../../plumbing/tasks/add-task.ts';
import type { TaskTables } from '../../plumbing/tasks/tables.ts';
import { provingTask } from './proving-task.ts';
import { createOwnDatabase } from './spawn-order-server.ts';
import { sized } from '../../../../scripts/depth.ts';

const SCRIPT = fileURLToPath(new URL('task-process.ts', import.meta.url));
const KILLS = Number(process.env['FAULT_ROUNDS'] ?? sized(1, 4));
const TASKS_EACH = 200;
const LONGEST_MS = 5;

type Proof = {
  readonly id: number;
  readonly event: 'begun' | 'done';
  readonly key: string;
  readonly process: number;
};

/** The tasks that a process began while another one, not killed yet, was doing them or had done them. */
function begunTwice(proofs: readonly Proof[], killed: ReadonlyMap<number, number>): string[] {
  const begun = proofs.filter(({ event }) => event === 'begun');
  return [...Map.groupBy(begun, ({ key }) => key)]
    .filter(([, runs]) =>
      runs.some((run, index) => {
        const next = runs[index + 1];
        return next && next.id <= (killed.get(run.process) ?? Number.POSITIVE_INFINITY);
      }),
    )
    .map(([key]) => key);
}

// The embedded database has one process, whose end is tested with the tasks' leases.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('two processes that do tasks', () => {
  const startedAt = Date.now();
  const processes: ChildProcess[] = [];
  let own: Awaited<ReturnType<typeof createOwnDatabase>>;
  let database: Database<TaskTables>;

  async function start(): Promise<void> {
    const child = spawn(process.execPath, [SCRIPT, own.url ?? '', String(startedAt)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    processes.push(child);
    if (child.stdout) await once(child.stdout, 'data');
  }

  async function kill(child: ChildProcess | undefined): Promise<void> {
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  beforeAll(async () => {
    own = await createOwnDatabase();
    const place = { url: own.url, dataDir: '', migrationsDir: MIGRATIONS_DIR, log: silentLog };
    database = await openDatabase<TaskTables>(place);
    await sql`create table proof (
      id int generated always as identity, event text, key text, process int
    )`.execute(database.kysely);
    await start();
    await start();
  });
  afterAll(async () => {
    for (const child of processes.splice(0)) await kill(child);
    await database.close();
    await own.drop();
  });

  async function read(): Promise<Proof[]> {
    const { rows } = await sql<Proof>`select * from proof order by id`.execute(database.kysely);
    return rows;
  }

  async function addTasks(round: number): Promise<void> {
    for (let task = 0; task < TASKS_EACH; task += 1) {
      const payload = { lasts: Math.floor(Math.random() * LONGEST_MS) };
      const key = `${round}.${task}`;
      await addTask(database.kysely, provingTask, { key, payload, now: new Date(startedAt) });
    }
  }

  it(
    `lose none over ${KILLS} kills, and repeat only what a killed one had begun`,
    { timeout: 60_000 + KILLS * 20_000 },
    async () => {
      const killed = new Map<number, number>();
      for (let round = 0; round < KILLS; round += 1) {
        const before = (await read()).length;
        await addTasks(round);
        await expect.poll(read, { interval: 5 }).not.toHaveLength(before);
        const victim = processes.shift();
        await kill(victim);
        killed.set(victim?.pid ?? 0, (await read()).at(-1)?.id ?? 0);
        await start();
      }
      const listTasks = () => database.kysely.selectFrom('task').select('key').execute();
      await expect.poll(listTasks).toEqual([]);
      const proofs = await read();
      const done = new Set(proofs.filter(({ event }) => event === 'done').map(({ key }) => key));
      expect(done.size).toBe(KILLS * TASKS_EACH);
      expect(begunTwice(proofs, killed)).toEqual([]);
    },
  );
});
