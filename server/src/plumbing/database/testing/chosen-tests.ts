import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';

/** COMANDA_CHOSEN names a file of the tests that run, by the path of their file; of a file that is not in it all run. */
const list = process.env['COMANDA_CHOSEN'];

if (list !== undefined) {
  const chosen = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>;
  let names: readonly string[] | undefined;
  let seen = new Set<string>();
  beforeAll(() => {
    names = chosen[expect.getState().testPath ?? ''];
    seen = new Set();
  });
  beforeEach(({ skip }) => {
    const { currentTestName = '' } = expect.getState();
    seen.add(currentTestName);
    if (names && !names.includes(currentTestName)) skip('the other engine is enough');
  });
  // A chosen test that was renamed or is skipped here would leave its statements untried on PostgreSQL.
  afterAll(() => {
    const missing = names?.filter((name) => !seen.has(name)) ?? [];
    if (missing.length > 0) throw new Error(`chosen, but not in the file: ${missing.join(', ')}`);
  });
}
