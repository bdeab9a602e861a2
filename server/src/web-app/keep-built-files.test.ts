import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerGuestPage } from '../guest-page/index.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { buildGuestWeb, buildWebApp } from '../testing/app/build-web.ts';
import { keepBuiltFiles } from './keep-built-files.ts';
import { serveWebApp } from './serve-web-app.ts';

buildGuestWeb();
const WEB_APP_DIR = buildWebApp();
const contacts = { emails: ['a@example.md', 'b@example.md'], phone: '+37360000000' } as const;
const hour = 60 * 60_000;

let folder: string;
let kept: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'comanda-builds-'));
  kept = path.join(folder, 'kept');
});
afterEach(() => rm(folder, { recursive: true }));

/** A build with a file of its own in each front end; the files of the build before it are gone. */
async function build(name: string) {
  for (const part of ['app', 'guest']) {
    const assets = path.join(folder, part, 'assets');
    await rm(assets, { recursive: true, force: true });
    await mkdir(assets, { recursive: true });
    await writeFile(path.join(assets, `own-${name}.js`), `the ${name} build`);
    await writeFile(path.join(assets, `own-${name}.js.br`), 'compressed');
  }
  return { app: path.join(folder, 'app'), guest: path.join(folder, 'guest') };
}

/** The time of a folder's start is the modification time of a file system, which may be coarse. */
async function ageKept(byMs: number): Promise<void> {
  for (const name of await readdir(kept)) {
    const at = new Date(Date.now() - byMs);
    await utimes(path.join(kept, name), at, at);
  }
}

describe('the files of builds', () => {
  it('are kept of this build and of the last one, not of older ones', async () => {
    const [first = ''] = await keepBuiltFiles(kept, await build('first'));
    await ageKept(2 * hour);
    const [second = '', ...before] = await keepBuiltFiles(kept, await build('second'));
    expect(before).toEqual([first]);
    for (const part of ['app', 'guest']) {
      expect(existsSync(path.join(first, part, 'assets/own-first.js.br'))).toBe(true);
      expect(existsSync(path.join(second, part, 'assets/own-second.js.br'))).toBe(true);
    }
    await utimes(second, new Date(), new Date(Date.now() - hour));
    const [, last] = await keepBuiltFiles(kept, await build('third'));
    expect(last).toBe(second);
    expect(existsSync(first)).toBe(false);
    expect(await readdir(kept)).toHaveLength(2);
  });

  it('are kept once, by processes that start together or later', async () => {
    const folders = await build('only');
    // In some rounds one lists the folders while another removes its copy.
    for (let round = 0; round < 20; round += 1) {
      const into = path.join(kept, String(round));
      const processes = Array.from({ length: 6 }, () => keepBuiltFiles(into, folders));
      const [first] = await Promise.all(processes);
      expect(await keepBuiltFiles(into, folders)).toEqual(first);
      expect(await readdir(into)).toHaveLength(1);
    }
  });

  it('are not those of an interrupted copy, which is removed later', async () => {
    const unfinished = path.join(kept, 'unfinished-x');
    await mkdir(unfinished, { recursive: true });
    expect(await keepBuiltFiles(kept, await build('first'))).toHaveLength(1);
    expect(existsSync(unfinished)).toBe(true);
    await ageKept(2 * hour);
    expect(await keepBuiltFiles(kept, await build('first'))).toHaveLength(1);
    expect(existsSync(unfinished)).toBe(false);
  });
});

it('a server answers with the hashed files of the last build too', async () => {
  await keepBuiltFiles(kept, await build('last'));
  await ageKept(hour);
  const { app, guest } = await build('next');
  await cp(WEB_APP_DIR, app, { recursive: true });
  const keptBuilds = await keepBuiltFiles(kept, { app, guest });
  const t = await buildTestApp({
    extend: async (server, deps) => {
      registerGuestPage(server, { ...deps, keptBuilds, findGuestOrder: async () => undefined });
      await serveWebApp(server, { mapTilesUrl: '', contacts, mail: undefined, keptBuilds }, app);
    },
  });
  for (const url of ['/assets/own-last.js', '/pub/_/assets/own-last.js']) {
    const plain = await t.app.inject(url);
    expect({ status: plain.statusCode, body: plain.body }).toEqual({
      status: 200,
      body: 'the last build',
    });
    expect(plain.headers['cache-control']).toContain('immutable');
    const headers = { 'accept-encoding': 'br' };
    const compressed = await t.app.inject({ url, headers });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.body).toBe('compressed');
  }
  expect((await t.app.inject('/assets/own-older.js')).statusCode).toBe(404);
  await t.close();
});
