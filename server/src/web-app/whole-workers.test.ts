import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const built = (file: string) =>
  readFile(new URL(`../../../web/dist/${file}`, import.meta.url), 'utf8');

/** Browsers run them as classic scripts, in which an import is an error: nothing would be shown or stored. */
it.each(['app/alerts-worker.js', 'app/courier-worker.js', 'guest/service-worker.js'])(
  'the service worker %s is one file, without imports',
  async (file) => {
    const program = await built(file);
    expect(program).toContain('addEventListener');
    expect(program).not.toMatch(/\b(?:import|export)\s*[{("'*]/);
  },
);
