import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeToOthers, openDataDir } from './owner-only.ts';

let folder: string;
let umask: number;

beforeEach(() => {
  umask = process.umask(0);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-owner-'));
});
afterEach(() => {
  process.umask(umask);
  fs.rmSync(folder, { recursive: true, force: true });
});

const modeOf = (...names: string[]): string =>
  (fs.lstatSync(path.join(folder, ...names)).mode & 0o777).toString(8);

function write(...names: string[]): void {
  const file = path.join(folder, ...names);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, 'secret');
}

test('a folder that others could enter is closed with all that is in it, and so is what is created later', () => {
  write('data', 'database', 'base', '1');
  write('data', 'images', 'dishes', 'a.webp');
  expect(openDataDir(path.join(folder, 'data'))).toEqual([]);
  write('data', 'images', 'dishes', 'b.webp');
  expect([
    modeOf('data'),
    modeOf('data', 'database', 'base'),
    modeOf('data', 'database', 'base', '1'),
    modeOf('data', 'images', 'dishes', 'a.webp'),
    modeOf('data', 'images', 'dishes', 'b.webp'),
  ]).toEqual(['700', '700', '600', '600', '600']);
});

test('a new folder is closed, and so is the database in a folder that was', () => {
  openDataDir(path.join(folder, 'new', 'data'));
  expect(modeOf('new', 'data')).toBe('700');
  process.umask(0);
  write('new', 'data', 'database', '1');
  openDataDir(path.join(folder, 'new', 'data'));
  expect(modeOf('new', 'data', 'database', '1')).toBe('600');
});

test('the target of a link is not touched, but the folder that DATA_DIR links to is closed', () => {
  write('elsewhere', 'of-somebody-else');
  write('real', 'secrets.json');
  fs.symlinkSync(path.join(folder, 'elsewhere'), path.join(folder, 'real', 'link'));
  fs.symlinkSync(path.join(folder, 'real'), path.join(folder, 'data'));
  openDataDir(path.join(folder, 'data'));
  expect(modeOf('real', 'secrets.json')).toBe('600');
  expect(modeOf('elsewhere', 'of-somebody-else')).toBe('666');
});

test('what another process removes meanwhile is no failure', () => {
  expect(closeToOthers(path.join(folder, 'gone'))).toEqual([]);
});
