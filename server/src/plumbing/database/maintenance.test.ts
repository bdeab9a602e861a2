import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduleMaintenance } from './maintenance.ts';
import { silentLog } from './testing/testing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const MINUTE_MS = 60_000;

function start(maintain: () => Promise<void>): {
  write: (count: number) => void;
  stop: () => Promise<void>;
} {
  let writes = 0;
  const schedule = scheduleMaintenance({ countWrites: () => writes, maintain, log: silentLog });
  return { write: (count) => (writes += count), stop: schedule.stop };
}

test('runs soon after the first data, then hourly after writes', async () => {
  const maintain = vi.fn(() => Promise.resolve());
  const { write, stop } = start(maintain);
  await vi.advanceTimersByTimeAsync(180 * MINUTE_MS);
  expect(maintain).toHaveBeenCalledTimes(0);
  write(200);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(maintain).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(120 * MINUTE_MS);
  expect(maintain).toHaveBeenCalledTimes(1);
  write(1);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(maintain).toHaveBeenCalledTimes(2);
  write(1);
  await vi.advanceTimersByTimeAsync(50 * MINUTE_MS);
  expect(maintain).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(15 * MINUTE_MS);
  expect(maintain).toHaveBeenCalledTimes(3);
  await stop();
});

test('a long run is not started twice, and closing waits for it', async () => {
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  const maintain = vi.fn(() => done);
  const { write, stop } = start(maintain);
  write(200);
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  write(200);
  await vi.advanceTimersByTimeAsync(90 * MINUTE_MS);
  expect(maintain).toHaveBeenCalledTimes(1);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(isStopped).toBe(false);
  finish();
  await stopped;
});

test('data written during a run is due an hour later', async () => {
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  const maintain = vi.fn(() => done);
  const { write, stop } = start(maintain);
  write(200);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  write(1);
  finish();
  await vi.advanceTimersByTimeAsync(61 * MINUTE_MS);
  expect(maintain).toHaveBeenCalledTimes(2);
  await stop();
});

test('retries an hour after a failure', async () => {
  const maintain = vi.fn(() => Promise.reject(new Error('no room on the disk')));
  const { write, stop } = start(maintain);
  write(500);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(maintain).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(61 * MINUTE_MS);
  expect(maintain).toHaveBeenCalledTimes(2);
  await stop();
  await vi.advanceTimersByTimeAsync(61 * MINUTE_MS);
  expect(maintain).toHaveBeenCalledTimes(2);
});
