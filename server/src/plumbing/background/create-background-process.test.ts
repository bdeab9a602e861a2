import os from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { createBackgroundProcess } from './create-background-process.ts';
import type { TestJob } from './testing-process.ts';
import { until } from '../../testing/app/until.ts';

const unavailable = { code: 'service_unavailable' };
const DEADLINE_MS = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

function setUp(options: { idleMs?: number; maxWaiting?: number } = {}) {
  return createBackgroundProcess<TestJob, Uint8Array>({
    program: new URL('testing-process.ts', import.meta.url),
    niceness: 7,
    atOnce: 1,
    maxWaiting: 10,
    deadlineMs: DEADLINE_MS,
    ...options,
  });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it('starts with its first job, does the next ones too, and comes after the server', async () => {
  const background = setUp();
  expect(background.pid).toBeUndefined();
  expect(Buffer.from(await background.run('answer')).toString()).toBe('done');
  const { pid = 0 } = background;
  await background.run('answer');
  expect(background.pid).toBe(pid);
  expect(os.getPriority(pid)).toBe(7);
});

it('ends when it has had no job for a while, and the next job starts another', async () => {
  const background = setUp({ idleMs: 1 });
  await background.run('answer');
  await until(() => background.pid === undefined);
  expect(Buffer.from(await background.run('answer')).toString()).toBe('done');
});

it('a job that hangs is refused and its process ends; the next job is done by another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const background = setUp();
  const hung = background.run('hang');
  const next = background.run('answer');
  const { pid = 0 } = background;
  vi.advanceTimersByTime(DEADLINE_MS);
  await expect(hung).rejects.toMatchObject(unavailable);
  expect(Buffer.from(await next).toString()).toBe('done');
  expect(background.pid).not.toBe(pid);
  await until(() => !isRunning(pid));
});

it('a job whose process is killed is refused, and the next job is done by another', async () => {
  const background = setUp();
  await expect(background.run('end')).rejects.toMatchObject(unavailable);
  expect(Buffer.from(await background.run('answer')).toString()).toBe('done');
});

it('refuses when too many jobs wait, and does those that wait in their order', async () => {
  const background = setUp({ maxWaiting: 2 });
  const done: number[] = [];
  const jobs = [1, 2, 3].map((number) => background.run('answer').then(() => done.push(number)));
  await expect(background.run('answer')).rejects.toMatchObject(unavailable);
  await Promise.all(jobs);
  expect(done).toEqual([1, 2, 3]);
});

it('passes refusals on with all that they say, and defects with their message', async () => {
  const background = setUp();
  await expect(background.run('refuse')).rejects.toMatchObject({
    code: 'dish_limit_exceeded',
    facts: { limit: 300 },
    validationErrors: [{ field: 'rows' }],
  });
  await expect(background.run('fail')).rejects.toThrow('it is broken');
});
