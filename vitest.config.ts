import { defineConfig } from 'vitest/config';

// CI adds its runs up from files: COMANDA_RESULTS names their folder, COMANDA_ENGINE the database's.
const results = process.env['COMANDA_RESULTS'];
const run = process.env['COMANDA_ENGINE'] ?? 'units';

export default defineConfig({
  test: {
    reporters: results
      ? ['default', ['json', { outputFile: `${results}/${run}.json` }]]
      : ['default'],
    projects: [
      // Nothing in them is shared between files: a process of its own for each only costs its start.
      {
        test: { name: 'domain', root: 'domain', include: ['src/**/*.test.ts'], isolate: false },
      },
      {
        test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'], isolate: false },
      },
      'server/vitest.config.ts',
      'web/vitest.rules.config.ts',
      'web/vitest.config.ts',
    ],
  },
});
