import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionEnds, type Session } from './session-ends.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A socket of a session that ends after a minute, unless the test prolongs it. */
function watchOne({ findRemainingTime }: Pick<Session, 'findRemainingTime'>) {
  const app = Fastify();
  const errors: unknown[] = [];
  const sessions = createSessionEnds(app, (error) => void errors.push(error));
  const codes: number[] = [];
  const socket = { close: (code: number) => void codes.push(code) };
  sessions.watch(socket, { id: 5, findRemainingTime });
  return { app, sessions, socket, codes, errors };
}

it('closes a socket at the end of its session, and not earlier', async () => {
  const end = performance.now() + 60_000;
  const { codes } = watchOne({
    findRemainingTime: async () => {
      const restMs = end - performance.now();
      return restMs > 0 ? restMs : undefined;
    },
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(codes).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(codes).toEqual([4401]);
});

it('leaves the socket of a session open that was prolonged meanwhile', async () => {
  const { codes } = watchOne({ findRemainingTime: async () => 60_000 });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(codes).toEqual([]);
});

it('checks a session at its end only, and at least once a day', async () => {
  const findRemainingTime = vi.fn(async (_id: number) => 20 * 24 * 60 * 60 * 1000);
  watchOne({ findRemainingTime });
  await vi.advanceTimersByTimeAsync(23 * 60 * 60 * 1000);
  expect(findRemainingTime.mock.calls).toEqual([[5]]);
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(findRemainingTime).toHaveBeenCalledTimes(2);
});

it('forgets a socket that has closed', async () => {
  let restMs: number | undefined = 60_000;
  const { codes, sessions, socket } = watchOne({ findRemainingTime: async () => restMs });
  await vi.advanceTimersByTimeAsync(1_000);
  sessions.forget(socket);
  restMs = undefined;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(codes).toEqual([]);
});

it('closes a socket whose session cannot be checked, so that the client reconnects', async () => {
  const { codes, errors } = watchOne({
    findRemainingTime: () => Promise.reject(new Error('away')),
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(codes).toEqual([1011]);
  expect(errors).toHaveLength(1);
});
