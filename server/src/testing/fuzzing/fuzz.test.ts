import { recordAttempts } from '../../../../scripts/record-attempts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { everyRole } from '../builders/every-role.ts';
import { fuzzedRequests } from './request-values.ts';
import { sendFuzzed } from './send-fuzzed.ts';
import { sized } from '../../../../scripts/depth.ts';

const { FUZZ_REQUESTS, FUZZ_SEED } = process.env;
/** `npm run test:fuzz` sends many more, other ones each time; a failure names the seed that repeats it. */
const count = Number(FUZZ_REQUESTS ?? sized(150, 600));
const seed = Number(FUZZ_SEED ?? (FUZZ_REQUESTS ? Math.trunc(Math.random() * 2 ** 31) : 1));
/** Requests that succeed delete pubs and end sessions: after so many the next ones get new ones. */
const REQUESTS_OF_WORLD = 600;

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** Counts what would end a process of the product; vitest reports it too. */
function watchUnhandled() {
  const errors: unknown[] = [];
  const add = (error: unknown): void => void errors.push(error);
  process.on('unhandledRejection', add);
  process.on('uncaughtExceptionMonitor', add);
  return {
    errors,
    end: () => {
      process.off('unhandledRejection', add);
      process.off('uncaughtExceptionMonitor', add);
    },
  };
}

it(
  `no request near the contract fails in the server: FUZZ_SEED=${seed} FUZZ_REQUESTS=${count}`,
  { timeout: 60_000 + count * 100 },
  async () => {
    const failed: unknown[] = [];
    const unhandled = watchUnhandled();
    let succeeded = 0;
    let refused = 0;
    for (let from = 0; from < count; from += REQUESTS_OF_WORLD) {
      const world = await everyRole(t);
      const requests = fuzzedRequests(seed + from, Math.min(REQUESTS_OF_WORLD, count - from));
      for (const request of requests) {
        const { status, body } = await sendFuzzed(t, world, request);
        if (status >= 500) failed.push({ ...request, answer: { status, ...body } });
        if (status < 300) succeeded += 1;
        if (status >= 400 && status < 500) refused += 1;
      }
    }
    unhandled.end();
    recordAttempts('fuzzing', {
      work: 'requests near the contract, as each role, with odd values',
      tried: count,
      refused,
      // An answer outside the contract arrives as a failure, but is none of the product.
      serverErrors: failed.length - t.violations.length,
      unhandled: unhandled.errors.length,
      outsideContract: t.violations.length,
      also: `${succeeded.toLocaleString('en')} succeeded`,
    });
    expect(t.violations).toEqual([]);
    expect(unhandled.errors).toEqual([]);
    expect(failed.slice(0, 3), `${failed.length} failed`).toEqual([]);
    // A check of the test itself: many requests pass the validation.
    expect(succeeded).toBeGreaterThan(count / 10);
    expect((await t.app.inject('/api/openapi.json')).statusCode).toBe(200);
  },
);
