import type { Kysely } from 'kysely';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Clock } from '../clock.ts';
import type { StartedTask, TaskHandler, TaskKind, TaskOutcome } from './task-kind.ts';
import { claimDueTasks, postponeTask, removeTask, type TaskRow } from './task-queries.ts';
import type { TaskTables } from './tables.ts';

/** What another process has added, or has left undone, is found within this time. */
const LOOK_EVERY_MS = 1_000;
/** Longer than any task may take: the process that began it has then ended. */
export const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

type TaskLog = {
  readonly warn: (fields: object, message: string) => void;
};

export type TaskRunner = {
  /** Before `start`. */
  readonly handle: <Payload extends TSchema>(
    kind: TaskKind<Payload>,
    handler: TaskHandler<Payload>,
  ) => void;
  readonly start: () => void;
  /** After a commit that added a task for now: it begins immediately. */
  readonly wake: () => void;
  /** Does all that is due at the clock's time, and waits for it. */
  readonly runDue: () => Promise<void>;
  /** Begins no more tasks, and waits for those in progress. */
  readonly stop: () => Promise<void>;
};

declare module 'fastify' {
  interface FastifyInstance {
    tasks: TaskRunner;
  }
}

type Handled = {
  readonly atOnce: number;
  readonly run: (row: TaskRow) => Promise<TaskOutcome>;
};

type Parts = {
  readonly connection: Kysely<TaskTables>;
  readonly clock: Clock;
  readonly log: TaskLog;
};

/** 5 seconds after the first failure, then twice as long each time, at most 10 minutes. */
function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
}

/** Its code or its kind: a message may contain an address. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.constructor.name;
}

function checkedTask<Payload extends TSchema>(
  { name, payload: schema }: TaskKind<Payload>,
  { key, payload, added_at: addedAt, failures }: TaskRow,
): StartedTask<Payload> {
  if (!Value.Check(schema, payload)) throw new Error(`a task ${name} has another payload`);
  return { key, payload, addedAt, failures };
}

/** Does one claimed task and writes how it ended. Never fails: without a written end its lease ends. */
function createDoer({ connection, clock, log }: Parts) {
  async function end(row: TaskRow, run: Handled['run']): Promise<void> {
    try {
      const outcome = await run(row);
      if (outcome) await postponeTask(connection, row, { runAt: outcome.again });
      else await removeTask(connection, row);
    } catch (error) {
      const { kind, failures } = row;
      log.warn(
        { err: error, task: kind, failures: failures + 1 },
        'a task failed, will be repeated',
      );
      const at = clock.now();
      const runAt = new Date(at.getTime() + pauseAfter(failures));
      await postponeTask(connection, row, { runAt, at, failure: nameOf(error) });
    }
  }
  return (row: TaskRow, run: Handled['run']): Promise<void> =>
    end(row, run).catch((error: unknown) => {
      log.warn({ err: error, task: row.kind }, 'the end of a task was not written, it is repeated');
    });
}

/** Does the tasks of its kinds (docs/adr/0021-tasks.md). */
export function createTaskRunner(parts: Parts): TaskRunner {
  const { connection, clock, log } = parts;
  const doTask = createDoer(parts);
  const handlers = new Map<string, Handled>();
  /** The tasks in progress, with their kind. */
  const inProgress = new Map<Promise<void>, string>();
  /** The kinds of which more tasks may be due than there were free places. */
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isLookDue = false;

  function freePlaces(): Map<string, number> {
    const places = new Map<string, number>();
    for (const [kind, { atOnce }] of handlers) {
      const busy = [...inProgress.values()].filter((other) => other === kind).length;
      if (busy < atOnce) places.set(kind, atOnce - busy);
    }
    return places;
  }

  function begin(row: TaskRow): void {
    const handler = handlers.get(row.kind);
    if (!handler) return;
    const task = doTask(row, handler.run).finally(() => {
      inProgress.delete(task);
      if (waiting.has(row.kind)) wake();
    });
    inProgress.set(task, row.kind);
  }

  /** Whether it began any. One look at a time: it counts the free places. */
  async function look(): Promise<boolean> {
    const places = freePlaces();
    if (places.size === 0) return false;
    const now = clock.now();
    const leaseEnd = new Date(now.getTime() + LEASE_MS);
    const rows = await claimDueTasks(connection, { places, now, leaseEnd });
    for (const [kind, free] of places) {
      if (rows.filter((row) => row.kind === kind).length === free) waiting.add(kind);
      else waiting.delete(kind);
    }
    rows.forEach(begin);
    return rows.length > 0;
  }

  async function lookWhileDue(): Promise<void> {
    while (isLookDue) {
      isLookDue = false;
      await look().catch((error: unknown) => {
        log.warn({ err: error }, 'tasks: the database was not reached');
      });
    }
    looking = undefined;
  }

  const wake = (): void => {
    if (!timer) return;
    isLookDue = true;
    looking ??= lookWhileDue();
  };

  return {
    handle: (kind, handler) => {
      const { name, atOnce } = kind;
      if (handlers.has(name)) throw new Error(`the task ${name} has two handlers`);
      // Not before its check: a payload that does not fit is a failure of the task.
      handlers.set(name, { atOnce, run: async (row) => handler(checkedTask(kind, row)) });
    },
    start: () => {
      timer = setInterval(wake, LOOK_EVERY_MS).unref();
      wake();
    },
    wake,
    runDue: async () => {
      while (await look()) await Promise.all(inProgress.keys());
    },
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      isLookDue = false;
      await looking;
      await Promise.all(inProgress.keys());
    },
  };
}
