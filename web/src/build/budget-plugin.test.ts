import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findExcesses, findStrays } from './budget-plugin.ts';

let folder = '';
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A build whose files have the sizes of their compressed forms. */
function build(manifest: object, sizes: Readonly<Record<string, number>>): void {
  folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-budget-'));
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const [file, size] of Object.entries(sizes)) {
    writeFileSync(path.join(folder, `${file}.br`), 'x'.repeat(size));
  }
}

const manifest = {
  'index.html': { file: 'index.js', imports: ['_shared.js'], css: ['index.css'] },
  '_shared.js': { file: 'shared.js', css: ['shared.css'], imports: ['index.html'] },
  'desk.tsx': { file: 'desk.js', imports: ['_shared.js'], dynamicImports: ['later.tsx'] },
  'later.tsx': { file: 'later.js' },
};
const sizes = {
  'index.html': 10,
  'index.js': 20,
  'index.css': 5,
  'shared.js': 30,
  'shared.css': 6,
  'desk.js': 40,
  'later.js': 1000,
};

it('counts a part with all that it imports, once, by kind, without what loads later', () => {
  build(manifest, sizes);
  const desk = { name: 'desk', parts: ['index.html', 'desk.tsx'] };
  expect(findExcesses(folder, [{ ...desk, page: 10, script: 90, style: 11 }])).toEqual([]);
  expect(findExcesses(folder, [{ ...desk, page: 9, script: 89, style: 10 }])).toEqual([
    'desk: page 10 bytes of 9 (brotli)',
    'desk: script 90 bytes of 89 (brotli)',
    'desk: style 11 bytes of 10 (brotli)',
  ]);
});

it('does not count what the browser already has', () => {
  build(manifest, sizes);
  const later = { name: 'desk', parts: ['desk.tsx'], after: ['index.html'] };
  expect(findExcesses(folder, [{ ...later, script: 39 }])).toEqual([
    'desk: script 40 bytes of 39 (brotli)',
  ]);
});

it('a part that the build does not have is named', () => {
  build(manifest, sizes);
  expect(() => findExcesses(folder, [{ name: 'x', parts: ['gone.tsx'], script: 1 }])).toThrow(
    'web/budgets.json: the build has no part gone.tsx',
  );
});

it('a build that has a screen for development only is refused', () => {
  build({ ...manifest, 'src/apps/admin/parts/parts-page.tsx': { file: 'parts.js' } }, {});
  expect(findStrays(folder)).toEqual(['src/apps/admin/parts/parts-page.tsx']);
  rmSync(folder, { recursive: true });
  build(manifest, {});
  expect(findStrays(folder)).toEqual([]);
});
