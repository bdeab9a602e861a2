import { configDefaults, defineConfig } from 'vitest/config';

/** What is refused before the database is asked, and the engine of the first run: PostgreSQL would only repeat it. */
const NOT_ON_POSTGRESQL = [
  'src/plumbing/database/embedded/**',
  'src/testing/uploads/**',
  'src/testing/attack/{broken-http,broken-frames,mutated-input,connections,odd-requests}.test.ts',
];

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts'],
    exclude: process.env['TEST_DATABASE_URL']
      ? [...configDefaults.exclude, ...NOT_ON_POSTGRESQL]
      : configDefaults.exclude,
    setupFiles: 'src/plumbing/database/testing/record-statements.ts',
    globalSetup: 'src/plumbing/database/testing/global-setup.ts',
    pool: 'forks',
    experimental: { viteModuleRunner: false },
    maxWorkers: 3,
    // Files share nothing but what they import: a process for each would load the server 110 times.
    isolate: false,
    // Limits for what never happens: a busy machine may be ten times slower than an idle one.
    testTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
    hookTimeout: 120_000,
  },
});
