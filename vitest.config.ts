import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// CI adds its runs up from files: COMANDA_RESULTS names their folder, COMANDA_ENGINE the database's.
const results = process.env['COMANDA_RESULTS'];
const run = process.env['COMANDA_ENGINE'] ?? 'units';

/** A limit for what never happens: a busy machine may be ten times slower than an idle one. */
const testTimeout = 60_000;

/**
 * Pure functions share nothing between files: a process of its own for each would only cost its start. Vitest counts
 * the workers of all projects together, so each names the same number; three fill two cores, since one always waits.
 */
const pure = {
  isolate: false,
  maxWorkers: 3,
  testTimeout,
  experimental: { viteModuleRunner: false },
};

/**
 * The files of a project one after the other: a process that changes to another project is ended, and its successor
 * loads the server again. What PostgreSQL alone runs waits for time limits: it comes first, and the others fill its
 * pauses.
 */
class ProjectAfterProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of Vitest's, not of an array
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) =>
      readFileSync(moduleId, 'utf8').includes('TEST_DATABASE_URL');
    const { server = [], ...others } = Object.groupBy(sorted, ({ project }) => project.name);
    const rules = Object.values(others).flatMap((ofProject = []) => ofProject);
    return [...server.filter(waits), ...server.filter((file) => !waits(file)), ...rules];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ProjectAfterProject },
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
