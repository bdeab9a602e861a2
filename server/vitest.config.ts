import { configDefaults, defineConfig } from 'vitest/config';
import { NOT_ON_POSTGRESQL } from '../scripts/needs-postgres.ts';

const isOnPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts'],
    exclude: isOnPostgres
      ? [...configDefaults.exclude, ...NOT_ON_POSTGRESQL]
      : configDefaults.exclude,
    setupFiles: [
      'src/plumbing/database/testing/record-statements.ts',
      'src/plumbing/database/testing/chosen-tests.ts',
    ],
    globalSetup: 'src/plumbing/database/testing/global-setup.ts',
    pool: 'forks',
    experimental: { viteModuleRunner: false },
    // On PostgreSQL many wait for a network's time limit. Vitest wants another group for another number of workers.
    ...(isOnPostgres ? { maxWorkers: 5, sequence: { groupOrder: 1 } } : { maxWorkers: 3 }),
    // Files share nothing but what they import: a process for each would load the server 110 times.
    isolate: false,
    // Limits for what never happens: a busy machine may be ten times slower than an idle one.
    testTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
    hookTimeout: 120_000,
  },
});
