import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtKind, fingerprint, removeStamp, writeStamp } from './stamp.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'comanda-stamp-'));
  mkdirSync(path.join(root, 'web/src'), { recursive: true });
  writeFileSync(path.join(root, 'web/src/page.ts'), 'export const one = 1;');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each(['full', 'quick'] as const)('a %s build is known by its sources', (kind) => {
  expect(builtKind(fingerprint(root), root)).toBeUndefined();
  writeStamp(fingerprint(root), kind, root);
  expect(builtKind(fingerprint(root), root)).toBe(kind);
});

it('while a build is made there is none', () => {
  writeStamp(fingerprint(root), 'quick', root);
  removeStamp(root);
  expect(builtKind(fingerprint(root), root)).toBeUndefined();
});

it('a build of other sources is none', () => {
  writeStamp(fingerprint(root), 'full', root);
  writeFileSync(path.join(root, 'web/src/page.ts'), 'export const one = 1, two = 2;');
  expect(builtKind(fingerprint(root), root)).toBeUndefined();
});
