import { Type } from 'typebox';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Schema } from '../../schema.ts';
import { createFakeClock } from '../../testing/app/fake-clock.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase, silentLog } from '../database/testing/testing.ts';
import { addTask } from './add-task.ts';
import { defineTask } from './task-kind.ts';
import { createTaskRunner } from './task-runner.ts';

const bell = defineTask({ name: 'bell', payload: Type.Object({}), atOnce: 2 });
const clock = createFakeClock('2026-11-20T17:00:00Z');

let database: Database<Schema>;
beforeAll(async () => {
  database = await openTestDatabase<Schema>();
});
afterAll(() => database.close());

it('does the tasks for which no place was free as soon as others end, also several at one moment', async () => {
  const places = bell.atOnce;
  const count = 3 * places;
  for (let order = 0; order < count; order += 1) {
    const key = String(order);
    await addTask(database.kysely, bell, { key, payload: {}, now: clock.now() });
  }
  const runner = createTaskRunner({ connection: database.kysely, clock, log: silentLog });
  let begun = 0;
  let together = Promise.withResolvers<undefined>();
  runner.handle(bell, () => {
    begun += 1;
    const { promise } = together;
    if (begun % places === 0) {
      // Both end now, while the runner looks for one more.
      together.resolve(undefined);
      together = Promise.withResolvers();
    }
    return promise;
  });
  // The look of each second never comes: a task that waits for it is not done.
  const interval = vi.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => {}));
  runner.start();
  interval.mockRestore();
  const listTasks = () => database.kysely.selectFrom('task').select('key').execute();
  await expect.poll(listTasks).toEqual([]);
  expect(begun).toBe(count);
  await runner.stop();
});
