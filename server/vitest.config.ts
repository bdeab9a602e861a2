import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { isDeep } from '../scripts/depth.ts';
import { NOT_ON_POSTGRESQL } from '../scripts/needs-postgres.ts';

const isOnPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

// As the product's processes: each worker loads the server, whose types are removed and which is compiled once.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../.cache/node', import.meta.url));

/** On PostgreSQL many wait for a network's time limit, in the deep run for kills. */
const waitingWorkers = isOnPostgres ? 5 : 4;

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
    // Vitest wants another group for another number of workers.
    ...(isOnPostgres || isDeep
      ? { maxWorkers: waitingWorkers, sequence: { groupOrder: 2 } }
      : { maxWorkers: 3 }),
    // Files share nothing but what they import: a process for each would load the server 110 times.
    isolate: false,
    // Limits for what never happens: a busy machine may be ten times slower than an idle one.
    testTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
    hookTimeout: 120_000,
  },
});
