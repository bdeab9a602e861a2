import { Type } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTask } from '../../plumbing/tasks/add-task.ts';
import { defineTask } from '../../plumbing/tasks/task-kind.ts';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { anAdmin } from '../../testing/builders/order-builders.ts';

const payload = Type.Object({});
const letter = defineTask({ name: 'letter', payload, atOnce: 5 });
const ofNewerVersion = defineTask({ name: 'of_a_newer_version', payload, atOnce: 5 });

let t: TestApp;
let mailServer: 'ECONNREFUSED' | 'ETIMEDOUT' | 'there' = 'ECONNREFUSED';
beforeAll(async () => {
  t = await buildTestApp();
  t.app.tasks.handle(letter, () => {
    if (mailServer === 'there') return Promise.resolve(undefined);
    const error = new Error('ana@example.md was not reached');
    return Promise.reject(Object.assign(error, { code: mailServer }));
  });
});
afterAll(() => t.close());

async function listed() {
  return (await t.call('GET /api/admin/failing-tasks', { as: await anAdmin(t) })).tasks;
}

const add = (kind: typeof letter, key: string) =>
  addTask(t.deps.db, kind, { key, payload: {}, now: t.clock.now() });

const inSeconds = (seconds: number): string =>
  new Date(t.clock.now().getTime() + seconds * 1000).toISOString();

it('lists what fails by kind and error until it is done, without messages and keys', async () => {
  const since = inSeconds(0);
  await add(letter, 'ana@example.md');
  await t.app.tasks.runDue();
  t.clock.advance(5_000);
  await add(letter, 'ion@example.md');
  await t.app.tasks.runDue();
  // The second failure of the first letter, the first one of the second letter.
  const refused = { kind: 'letter', count: 2, since, failure: 'ECONNREFUSED' };
  expect(await listed()).toEqual([{ ...refused, next_run_at: inSeconds(5) }]);
  mailServer = 'ETIMEDOUT';
  t.clock.advance(1_000);
  const later = inSeconds(0);
  await add(letter, 'vlad@example.md');
  await t.app.tasks.runDue();
  const late = { kind: 'letter', count: 1, since: later, failure: 'ETIMEDOUT' };
  expect(await listed()).toEqual([
    { ...refused, next_run_at: inSeconds(4) },
    { ...late, next_run_at: inSeconds(5) },
  ]);
  mailServer = 'there';
  t.clock.advance(10_000);
  await t.app.tasks.runDue();
  expect(await listed()).toEqual([]);
});

it('lists what no process has begun two minutes after its time', async () => {
  const since = t.clock.now().toISOString();
  await add(ofNewerVersion, '1');
  await t.app.tasks.runDue();
  t.clock.advance(120_000);
  expect(await listed()).toEqual([]);
  t.clock.advance(1);
  expect(await listed()).toEqual([
    { kind: 'of_a_newer_version', count: 1, since, failure: null, next_run_at: since },
  ]);
});
