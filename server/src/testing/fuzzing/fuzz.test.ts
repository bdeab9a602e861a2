import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { everyRole } from '../builders/every-role.ts';
import { fuzzedRequests } from './request-values.ts';
import { sendFuzzed } from './send-fuzzed.ts';

const { FUZZ_REQUESTS, FUZZ_SEED } = process.env;
/** `npm run test:fuzz` sends many more, other ones each time; a failure names the seed that repeats it. */
const count = Number(FUZZ_REQUESTS ?? 600);
const seed = Number(FUZZ_SEED ?? (FUZZ_REQUESTS ? Math.trunc(Math.random() * 2 ** 31) : 1));
/** Requests that succeed delete pubs and end sessions: after so many the next ones get new ones. */
const REQUESTS_OF_WORLD = 600;

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

it(
  `no request near the contract fails in the server: FUZZ_SEED=${seed} FUZZ_REQUESTS=${count}`,
  { timeout: 60_000 + count * 100 },
  async () => {
    const failed: unknown[] = [];
    let succeeded = 0;
    for (let from = 0; from < count; from += REQUESTS_OF_WORLD) {
      const world = await everyRole(t);
      const requests = fuzzedRequests(seed + from, Math.min(REQUESTS_OF_WORLD, count - from));
      for (const request of requests) {
        const { status, body } = await sendFuzzed(t, world, request);
        if (status >= 500) failed.push({ ...request, answer: { status, ...body } });
        if (status < 300) succeeded += 1;
      }
    }
    expect(failed.slice(0, 3), `${failed.length} failed`).toEqual([]);
    // A check of the test itself: many requests pass the validation.
    expect(succeeded).toBeGreaterThan(count / 10);
    expect((await t.app.inject('/api/openapi.json')).statusCode).toBe(200);
  },
);
