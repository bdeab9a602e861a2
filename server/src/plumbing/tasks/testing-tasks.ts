import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Schema } from '../../schema.ts';
import { createFakeClock } from '../../testing/app/fake-clock.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing/testing.ts';
import { addTask } from './add-task.ts';
import { defineTask, type TaskHandler } from './task-kind.ts';
import { createTaskRunner, type TaskRunner } from './task-runner.ts';

export const payload = Type.Object({ order: Type.Integer() });
export const bell = defineTask({ name: 'bell', payload, atOnce: 2 });
export const mail = defineTask({ name: 'mail', payload, atOnce: 2 });

const START = '2026-11-20T17:00:00Z';

export let database: Database<Schema>;
export const clock = createFakeClock(START);
export const logged: string[] = [];
const runners: TaskRunner[] = [];

/** For a file of tests: no tasks before each test, and no runner after it. */
export function useTestTasks(): void {
  beforeAll(async () => {
    database = await openTestDatabase<Schema>();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.kysely.deleteFrom('task').execute();
    clock.set(START);
    logged.length = 0;
  });
  afterEach(async () => {
    for (const runner of runners.splice(0)) await runner.stop();
  });
}

/** A process with a handler for each of the kinds, or one for `bell`. */
export function aProcess(...handlers: TaskHandler<typeof payload>[]): TaskRunner {
  const log = { warn: (_fields: object, message: string) => void logged.push(message) };
  const runner = createTaskRunner({ connection: database.kysely, clock, log });
  handlers.forEach((handler, index) => runner.handle(index === 0 ? bell : mail, handler));
  runners.push(runner);
  return runner;
}

export function add(
  order: number,
  options: { kind?: typeof bell; runAt?: Date } = {},
): Promise<void> {
  const { kind = bell, ...rest } = options;
  const task = { key: String(order), payload: { order }, now: clock.now(), ...rest };
  return addTask(database.kysely, kind, task);
}

export const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000);
export const listTasks = () =>
  database.kysely.selectFrom('task').selectAll().orderBy('kind').orderBy('key').execute();

/** A handler that waits until the test ends it. */
export function heldHandler() {
  const begun: number[] = [];
  const held = Promise.withResolvers<void>();
  const handler: TaskHandler<typeof payload> = async (task) => {
    begun.push(task.payload.order);
    await held.promise;
    return undefined;
  };
  return { begun, handler, end: held.resolve };
}

export function noting(notes: number[]): TaskHandler<typeof payload> {
  return async (task) => void notes.push(task.payload.order);
}
