import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Files share nothing but what they import: a process for each would load the server 110 times.
    isolate: false,
    // Limits for what never happens: a busy machine may be ten times slower than an idle one.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
  },
});
