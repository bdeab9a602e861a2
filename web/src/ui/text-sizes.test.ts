import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const WEB = path.join(import.meta.dirname, '..');

const inPixels = (styles: string): string[] =>
  styles.match(/(?:(?<![\w-])(?:font|font-size|line-height)|--text-\w+)\s*:[^;}]*[\d.]px[^;}]*/g) ??
  [];

// A size in pixels is not that of the browser's settings: a guest who needs large letters would read small ones. What is
// made for paper has points.
it('no text of a style sheet has a size in pixels', () => {
  const found = globSync('**/*.css', { cwd: WEB }).flatMap((file) =>
    inPixels(readFileSync(path.join(WEB, file), 'utf8')).map((rule) => `${file}: ${rule}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['a { font: 600 13px/1.4 var(--words); }', true],
  ['a { font-size: clamp(30px, 6vw, 3rem) }', true],
  ['a { line-height: 20px; }', true],
  [':root { --text-s: 14px; }', true],
  ['a { font: 1rem var(--words); padding: 4px; }', false],
  ['a { font-size: 0.875rem; border: 1px solid; }', false],
])('%s', (rule, isFound) => {
  expect(inPixels(rule).length > 0).toBe(isFound);
});
