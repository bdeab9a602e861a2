import { configDefaults, defineConfig } from 'vitest/config';

/** What is refused before the database is asked: the second engine would only repeat it. */
const WITHOUT_DATABASE = [
  'src/testing/uploads/**',
  'src/testing/attack/{broken-http,broken-frames,mutated-input,connections,odd-requests}.test.ts',
];

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts'],
    exclude: process.env['TEST_DATABASE_URL']
      ? [...configDefaults.exclude, ...WITHOUT_DATABASE]
      : configDefaults.exclude,
    globalSetup: 'src/plumbing/database/testing/global-setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    // Files share nothing but what they import: a process for each would load the server 110 times.
    isolate: false,
    // Limits for what never happens: a busy machine may be ten times slower than an idle one.
    testTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
    hookTimeout: 120_000,
  },
});
