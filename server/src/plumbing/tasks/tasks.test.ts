import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Schema } from '../../schema.ts';
import { inTransaction } from '../database/queries/in-transaction.ts';
import { addTask } from './add-task.ts';
import { countFailingTasks, findOverdueSeconds } from './task-queries.ts';
import {
  add,
  aProcess,
  bell,
  clock,
  database,
  heldHandler,
  inSeconds,
  listTasks,
  logged,
  mail,
  noting,
  type payload,
  useTestTasks,
} from './testing-tasks.ts';
import { until } from '../../testing/app/until.ts';

useTestTasks();
afterEach(() => {
  vi.useRealTimers();
});

/** Runners that start after this call look for tasks only when the returned function moves the clock by a second. */
function holdLooks(): () => void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  return () => {
    vi.advanceTimersByTime(1_000);
  };
}

describe('a task', () => {
  it('is done once, at its time, and is gone', async () => {
    const done: number[] = [];
    const { runDue } = aProcess(noting(done));
    await add(1);
    await add(2, { runAt: inSeconds(30) });
    await runDue();
    expect(done).toEqual([1]);
    clock.advance(29_999);
    await runDue();
    expect(done).toEqual([1]);
    clock.advance(1);
    await runDue();
    await runDue();
    expect(done).toEqual([1, 2]);
    expect(await listTasks()).toEqual([]);
  });

  it('ends or is postponed alone: one of another kind or with another key stays as it is', async () => {
    const { runDue } = aProcess(async () => ({ again: inSeconds(30) }), noting([]));
    await add(1);
    await runDue();
    const first = { kind: 'bell', key: '1', attempt: 1, run_at: inSeconds(30) };
    clock.advance(10_000);
    await add(2);
    await add(1, { kind: mail });
    await runDue();
    expect(await listTasks()).toMatchObject([
      first,
      { kind: 'bell', key: '2', attempt: 1, run_at: inSeconds(30) },
    ]);
  });

  it('that is added twice is done once, at the time of the first', async () => {
    const done: number[] = [];
    const { runDue } = aProcess(noting(done));
    await Promise.all([add(1), add(1), add(1)]);
    await add(1, { runAt: inSeconds(60) });
    await runDue();
    expect(done).toEqual([1]);
  });

  it('of a transaction that was rolled back does not exist', async () => {
    const undone = inTransaction(database.kysely, async (transaction) => {
      await addTask<Schema, typeof payload>(transaction, bell, {
        key: '1',
        payload: { order: 1 },
        now: clock.now(),
      });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await listTasks()).toEqual([]);
  });

  it('continues at the time that its handler gives', async () => {
    const at: string[] = [];
    const { runDue } = aProcess(async () => {
      at.push(clock.now().toISOString().slice(14, 19));
      return at.length < 3 ? { again: inSeconds(30) } : undefined;
    });
    await add(1);
    for (let second = 0; second < 90; second += 10) {
      await runDue();
      clock.advance(10_000);
    }
    expect(at).toEqual(['00:00', '00:30', '01:00']);
    expect(await listTasks()).toEqual([]);
  });

  it('that fails is repeated, later each time, until it succeeds', async () => {
    const failures: number[] = [];
    const pauses: number[] = [];
    let failsUntil = 10;
    const { runDue } = aProcess(async (task) => {
      failures.push(task.failures);
      if (task.failures < failsUntil) throw new Error('the service is down');
      return undefined;
    });
    await add(1);
    const since = clock.now();
    await runDue();
    for (let round = 0; round < 9; round += 1) {
      const [task] = await listTasks();
      expect(task).toMatchObject({ failing_since: since, last_failure: 'Error' });
      pauses.push(((task?.run_at.getTime() ?? 0) - clock.now().getTime()) / 1_000);
      clock.set(task?.run_at.toISOString() ?? '');
      await runDue();
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600]);
    expect(failures).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    failsUntil = 0;
    clock.advance(10 * 60_000);
    await runDue();
    expect(await listTasks()).toEqual([]);
    expect(logged).toHaveLength(10);
  });

  it('forgets its failures when it succeeds in between', async () => {
    let isDown = true;
    const { runDue } = aProcess(async () => {
      if (isDown) throw new Error('down');
      return { again: inSeconds(60) };
    });
    await add(1);
    await runDue();
    isDown = false;
    clock.advance(5_000);
    await runDue();
    expect(await listTasks()).toMatchObject([
      { failures: 0, failing_since: null, last_failure: null },
    ]);
  });

  it('whose payload another version wrote differently is kept and fails', async () => {
    const done: number[] = [];
    const { runDue } = aProcess(noting(done));
    await add(1);
    await database.kysely
      .updateTable('task')
      .set({ payload: JSON.stringify({ order: 'first' }) })
      .execute();
    await runDue();
    expect(done).toEqual([]);
    expect(await listTasks()).toMatchObject([{ failures: 1 }]);
  });

  it('of a kind that this version does not know is left to others', async () => {
    const { runDue } = aProcess(noting([]));
    await add(1, { kind: mail });
    await runDue();
    expect(await listTasks()).toMatchObject([{ kind: 'mail', attempt: 0 }]);
  });
});

describe('a runner', () => {
  it('begins at most as many of a kind as it may, and others of another kind beside them', async () => {
    const slow = heldHandler();
    const mails: number[] = [];
    const runner = aProcess(slow.handler, noting(mails));
    for (const order of [1, 2, 3]) await add(order);
    await add(4, { kind: mail });
    runner.start();
    await until(() => slow.begun.length === 2 && mails.length === 1);
    await add(5, { kind: mail });
    runner.wake();
    await until(() => mails.length === 2);
    expect(slow.begun).toEqual([1, 2]);
    slow.end();
    await until(async () => (await listTasks()).length === 0);
    expect(slow.begun).toEqual([1, 2, 3]);
  });

  it('finds by itself what another process has added', async () => {
    const lookAgain = holdLooks();
    const done: number[] = [];
    await add(1);
    aProcess(noting(done)).start();
    await until(async () => (await listTasks()).length === 0);
    await add(2);
    lookAgain();
    await expect.poll(() => done).toEqual([1, 2]);
  });

  it('waits at its end for the tasks in progress, and begins no others', async () => {
    const slow = heldHandler();
    const runner = aProcess(slow.handler);
    await add(1);
    runner.start();
    await until(() => slow.begun.length === 1);
    let isStopped = false;
    const stopped = (async () => {
      await runner.stop();
      isStopped = true;
    })();
    await add(2);
    runner.wake();
    await sleep(50);
    expect(isStopped).toBe(false);
    slow.end();
    await stopped;
    expect(slow.begun).toEqual([1]);
    expect(await listTasks()).toMatchObject([{ key: '2', attempt: 0 }]);
  });

  it('does at its end what it has just taken', async () => {
    const done: number[] = [];
    const runner = aProcess(noting(done));
    await add(1);
    runner.start();
    await runner.stop();
    expect(done).toEqual([1]);
    expect(await listTasks()).toEqual([]);
  });

  it('continues after the database was away', async () => {
    const lookAgain = holdLooks();
    const done: number[] = [];
    const runner = aProcess(noting(done));
    await database.kysely.schema.alterTable('task').renameTo('task_away').execute();
    runner.start();
    await until(() => logged.length > 0);
    await database.kysely.schema.alterTable('task_away').renameTo('task').execute();
    await add(1);
    lookAgain();
    await expect.poll(() => done).toEqual([1]);
  });
});

it('measures how late the first task is, and how many fail', async () => {
  const { kysely } = database;
  const measured = async () => [
    await findOverdueSeconds(kysely, clock.now()),
    await countFailingTasks(kysely),
  ];
  expect(await measured()).toEqual([0, 0]);
  await add(1, { runAt: inSeconds(60) });
  expect(await measured()).toEqual([0, 0]);
  await add(2);
  clock.advance(20_000);
  expect(await measured()).toEqual([20, 0]);
  const { runDue } = aProcess(() => Promise.reject(new Error('down')));
  await runDue();
  expect(await measured()).toEqual([0, 1]);
});
