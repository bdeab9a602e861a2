import { afterEach, expect, it, vi } from 'vitest';
import { urgently } from '../urgent.ts';
import { createTurns } from './turns.ts';
import { until } from '../../../testing/app/until.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('gives turns in the order of the callers, as many at a time as there are', async () => {
  const turns = createTurns(2);
  const begun: string[] = [];
  const calls = ['a', 'b', 'c', 'd'].map(async (name) => {
    await turns.begin(1_000);
    begun.push(name);
  });
  await Promise.all(calls.slice(0, 2));
  expect([begun, turns.waiting()]).toEqual([['a', 'b'], 2]);
  turns.end();
  await calls[2];
  expect([begun, turns.waiting()]).toEqual([['a', 'b', 'c'], 1]);
  turns.end();
  await calls[3];
  turns.end();
  turns.end();
  expect(await turns.begin(1_000)).toBe(true);
  expect(turns.waiting()).toBe(0);
});

it('gives the next turn to an urgent caller, whoever waits', async () => {
  const turns = createTurns(1);
  await turns.begin(1_000);
  const begun: string[] = [];
  const call = async (name: string): Promise<void> => {
    await turns.begin(1_000);
    begun.push(name);
    turns.end();
  };
  const ended = [call('first'), call('second')];
  ended.push(
    urgently(async () => {
      await Promise.resolve(); // also later in the urgent work
      await call('urgent');
    }),
  );
  ended.push(call('third'));
  await until(() => turns.waiting() === 4);
  turns.end();
  await Promise.all(ended);
  expect(begun).toEqual(['urgent', 'first', 'second', 'third']);
});

it('gives no turn to a caller whose time is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const turns = createTurns(1);
  await turns.begin(1_000);
  const late = turns.begin(1_000);
  const patient = turns.begin(5_000);
  vi.advanceTimersByTime(1_000);
  expect(await late).toBe(false);
  expect(turns.waiting()).toBe(1);
  turns.end();
  expect(await patient).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(5_000);
  turns.end();
  expect(await turns.begin(0)).toBe(true);
});
