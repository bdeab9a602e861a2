import { defineProject } from 'vitest/config';

/** The pure rules of the web: no document, no browser. */
export default defineProject({
  test: {
    name: 'web:rules',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Pure functions share nothing between files.
    isolate: false,
    maxWorkers: 3,
    // As of all others: a busy machine may be ten times slower than an idle one.
    testTimeout: 60_000,
  },
});
