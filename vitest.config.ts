import { defineConfig } from 'vitest/config';

// CI adds its runs up from files: COMANDA_RESULTS names their folder, COMANDA_ENGINE the database's.
const results = process.env['COMANDA_RESULTS'];
const run = process.env['COMANDA_ENGINE'] ?? 'units';

/**
 * Pure functions share nothing between files: a process of its own for each would only cost its start. Vitest counts
 * the workers of all projects together, so each names the same number; three fill two cores, since one always waits.
 */
const pure = { isolate: false, maxWorkers: 3, experimental: { viteModuleRunner: false } };

export default defineConfig({
  test: {
    reporters: results
      ? ['default', ['json', { outputFile: `${results}/${run}.json` }]]
      : ['default'],
    projects: [
      { test: { name: 'domain', root: 'domain', include: ['src/**/*.test.ts'], ...pure } },
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'], ...pure } },
      { test: { name: 'bench', root: 'bench', include: ['src/**/*.test.ts'], ...pure } },
      { test: { name: 'scripts', root: 'scripts', include: ['*.test.ts'], ...pure } },
      'server/vitest.config.ts',
      'web/vitest.rules.config.ts',
      'web/vitest.config.ts',
    ],
  },
});
