import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildShellApp } from '../testing/app/build-shell-app.ts';
import type { TestApp } from '../testing/app/build-test-app.ts';
import { buildWebApp } from '../testing/app/build-web.ts';
import { closureOf, readManifest } from './build-manifest.ts';
import { preloadedScreens, withPreloads } from './preloads.ts';

const WEB_APP_DIR = buildWebApp();

let t: TestApp;
beforeAll(async () => {
  t = await buildShellApp();
});
afterAll(() => t.close());

it('are the files of the screen with all that it imports, without what the shell names itself', () => {
  const shell = '<head><script src="/index.js"></script><link href="/shared.css"></head>';
  const manifest = {
    'desk.tsx': { file: 'desk.js', css: ['desk.css'], imports: ['_shared.js', '_orders.js'] },
    '_shared.js': { file: 'index.js', css: ['shared.css'] },
    '_orders.js': { file: 'orders.js', name: 'orders', dynamicImports: ['later.tsx'] },
    'later.tsx': { file: 'later.js' },
  };
  // A file of several sources is named.
  expect(withPreloads(shell, manifest, ['orders'])).toContain('href="/orders.js"></head>');
  expect(withPreloads(shell, manifest, ['desk.tsx'])).toBe(
    '<head><script src="/index.js"></script><link href="/shared.css">' +
      '<link rel="modulepreload" crossorigin href="/desk.js">' +
      '<link rel="stylesheet" crossorigin href="/desk.css">' +
      '<link rel="modulepreload" crossorigin href="/orders.js"></head>',
  );
});

it('name parts that the build has', () => {
  const manifest = readManifest(WEB_APP_DIR);
  const missing = Object.values(preloadedScreens)
    .flat()
    .filter((part) => closureOf(manifest, [part]).length === 0);
  expect(missing).toEqual([]);
});

it('are in the page of the desk, and every one of them is served', async () => {
  const { statusCode, body } = await t.app.inject('/admin/pub/7/orders');
  expect(statusCode).toBe(200);
  const files = [...body.matchAll(/<link rel="(?:modulepreload|stylesheet)"[^>]*href="([^"]+)"/g)];
  const other = (await t.app.inject('/admin/company/account')).body;
  expect(files.filter(([, file = '']) => !other.includes(file)).length).toBeGreaterThan(1);
  for (const [, file = ''] of files) {
    expect([file, existsSync(path.join(WEB_APP_DIR, file))]).toEqual([file, true]);
  }
});

it('are few on the page of the desk: each file is a request', async () => {
  const { body } = await t.app.inject('/admin/pub/7/orders');
  const files = (kind: string) => [...body.matchAll(new RegExp(`"/assets/[^"]+\\.${kind}"`, 'g'))];
  expect([files('js').length, files('css').length]).toEqual([4, 2]);
});

it('the script inside the page is allowed by its policy, and no other', async () => {
  const { body, headers } = await t.app.inject('/admin/pub/7/orders');
  expect(body.match(/<script>/g)).toHaveLength(1);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/);
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
});
