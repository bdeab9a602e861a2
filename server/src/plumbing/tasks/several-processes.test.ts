import { describe, expect, it } from 'vitest';
import { LEASE_MS } from './task-runner.ts';
import {
  add,
  aProcess,
  clock,
  database,
  heldHandler,
  inSeconds,
  listTasks,
  noting,
  useTestTasks,
} from './testing-tasks.ts';
import { until } from '../../testing/app/until.ts';

useTestTasks();

describe('several processes', () => {
  it('do each task once', async () => {
    const done: number[] = [];
    const processes = Array.from({ length: 4 }, () => aProcess(noting(done)));
    const orders = Array.from({ length: 40 }, (_, index) => index);
    await Promise.all(orders.map((order) => add(order)));
    await Promise.all(processes.map(({ runDue }) => runDue()));
    expect(done.toSorted((a, b) => a - b)).toEqual(orders);
    expect(await listTasks()).toEqual([]);
  });

  it('repeat the task of one that was killed, after its lease', async () => {
    const killed = heldHandler();
    const abandoned = aProcess(killed.handler).runDue;
    const done: number[] = [];
    const other = aProcess(noting(done));
    await add(1);
    const abandonedRun = abandoned();
    await until(() => killed.begun.length === 1);
    clock.advance(LEASE_MS - 1);
    await other.runDue();
    expect(done).toEqual([]);
    clock.advance(1);
    await other.runDue();
    expect(done).toEqual([1]);
    killed.end();
    // It looks once more for what is due: not among the tasks of the next test.
    await abandonedRun;
  });

  it.each([
    ['ends', undefined],
    ['postpones', 3_600],
  ])(
    'believe the newest attempt: one whose lease is over no longer %s it',
    async (_, againInSeconds) => {
      const slow = heldHandler();
      const late = aProcess(async (task) => {
        await slow.handler(task);
        return againInSeconds === undefined ? undefined : { again: inSeconds(againInSeconds) };
      });
      const newest = heldHandler();
      const other = aProcess(newest.handler);
      await add(1);
      const lateRun = late.runDue();
      await until(() => slow.begun.length === 1);
      clock.advance(LEASE_MS);
      const newestRun = other.runDue();
      await until(() => newest.begun.length === 1);
      slow.end();
      await lateRun;
      const leaseEnd = inSeconds(LEASE_MS / 1_000);
      expect(await listTasks()).toMatchObject([{ attempt: 2, run_at: leaseEnd }]);
      newest.end();
      await newestRun;
      expect(await listTasks()).toEqual([]);
    },
  );

  // The embedded database has one connection: no other can hold a row.
  it.skipIf(!process.env['TEST_DATABASE_URL'])(
    'do not wait for a task that another one is taking at this moment',
    async () => {
      const done: number[] = [];
      const { runDue } = aProcess(noting(done));
      await add(1);
      await add(2);
      const taken = Promise.withResolvers<void>();
      const ending = Promise.withResolvers<void>();
      const other = database.session(async (client) => {
        await client.query(`begin; select from task where key = '1' for update`);
        taken.resolve();
        await ending.promise;
        await client.query('rollback');
      });
      await taken.promise;
      await runDue();
      expect(done).toEqual([2]);
      ending.resolve();
      await other;
      await runDue();
      expect(done).toEqual([2, 1]);
    },
  );
});
