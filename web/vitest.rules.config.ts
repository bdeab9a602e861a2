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
  },
});
