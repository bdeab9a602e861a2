import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

function setUp(options: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue({ atOnce: 2, maxWaitingOfOne: 2, maxWaiting: 5, ...options });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, account: number) =>
    queue(account, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  return { queue, add, started, end: (name: string) => ends.get(name)?.() };
}

it('runs one job of an account at a time, and others do not wait behind all of them', async () => {
  const { queue, add, started, end } = setUp();
  const jobs = [add('a1', 1), add('a2', 1), add('a3', 1), add('b1', 2), add('c1', 3)];
  await expect.poll(() => started).toEqual(['a1', 'b1']);
  expect(queue.waiting()).toBe(3);
  end('b1');
  await expect.poll(() => started).toEqual(['a1', 'b1', 'c1']);
  end('a1');
  await expect.poll(() => started).toEqual(['a1', 'b1', 'c1', 'a2']);
  for (const name of ['c1', 'a2']) end(name);
  await expect.poll(() => started.at(-1)).toBe('a3');
  end('a3');
  expect(await Promise.all(jobs)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
});

it('refuses an account with enough waiting jobs, and everybody when it is full', async () => {
  const { add, started, end } = setUp({ atOnce: 1, maxWaiting: 3 });
  const jobs = [add('a1', 1), add('a2', 1), add('a3', 1)];
  await expect(add('a4', 1)).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 5,
  });
  jobs.push(add('b1', 2));
  await expect(add('c1', 3)).rejects.toMatchObject({ code: 'service_unavailable' });
  for (const name of ['a1', 'a2', 'a3', 'b1']) {
    await expect.poll(() => started).toContain(name);
    end(name);
  }
  expect(await Promise.all(jobs)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

it('goes on after a job that failed', async () => {
  const { queue } = setUp({ atOnce: 1 });
  const failed = queue(1, () => Promise.reject(new Error('it is broken')));
  await expect(failed).rejects.toThrow('it is broken');
  expect(await queue(1, async () => 'done')).toBe('done');
});
