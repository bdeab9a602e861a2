import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

function setUp() {
  const state = { now: 0 };
  const started: string[] = [];
  const turns = createTurns({ now: () => state.now });
  const take = async (name: string, key: string): Promise<() => void> => {
    const end = await turns.take(key);
    started.push(name);
    return end;
  };
  return { state, started, take };
}

it('one key works once at a time, and rests as long as it worked; another one does not wait', async () => {
  const { state, started, take } = setUp();
  const end = await take('a1', 'a');
  const second = take('a2', 'a');
  const other = await take('b1', 'b');
  expect(started).toEqual(['a1', 'b1']);
  state.now = 40;
  end();
  end();
  vi.advanceTimersByTime(39);
  expect(started).toEqual(['a1', 'b1']);
  vi.advanceTimersByTime(1);
  const endSecond = await second;
  expect(started).toEqual(['a1', 'b1', 'a2']);
  state.now = 10_000;
  other();
  endSecond();
  const late = take('a3', 'a');
  vi.advanceTimersByTime(1_000);
  await late;
  expect(started.at(-1)).toBe('a3');
});

it('of one key eight wait, and a further one is refused', async () => {
  const { started, take } = setUp();
  await take('first', 'a');
  for (let waiting = 0; waiting < 8; waiting += 1) void take(`a${waiting}`, 'a');
  await expect(take('late', 'a')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 5,
  });
  await take('b', 'b');
  expect(started).toEqual(['first', 'b']);
});
