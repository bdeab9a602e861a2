import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { allTexts, languages, textsIn } from '@comanda/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Contacts } from '../contacts.ts';
import { ASSETS_PREFIX, GUEST_FILES_DIR } from '../guest-page/guest-web.ts';
import { registerGuestPage } from '../guest-page/index.ts';
import { buildTestApp, type TestApp } from '../testing/app/build-test-app.ts';
import { buildGuestWeb, buildWebApp } from '../testing/app/build-web.ts';
import { serveWebApp } from './serve-web-app.ts';

buildGuestWeb();
const WEB_APP_DIR = buildWebApp();

const contacts: Contacts = {
  emails: ['a@example.md', 'b@example.md'],
  phone: '+37360000000',
};

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({
    extend: async (app, deps) => {
      registerGuestPage(app, { ...deps, findGuestOrder: async () => undefined });
      await serveWebApp(app, { mapTilesUrl: '', contacts, mail: undefined });
    },
  });
});
afterAll(() => t.close());

/** The files of a build by the address that they are served at. */
function builtFiles(folder: string, prefix: string): [url: string, file: string][] {
  return globSync('**/*.*', { cwd: folder })
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => [prefix + name.replaceAll(path.sep, '/'), path.join(folder, name)]);
}

const built = [
  ...builtFiles(path.join(WEB_APP_DIR, 'assets'), '/assets/'),
  ...builtFiles(GUEST_FILES_DIR, ASSETS_PREFIX),
];
const isText = ([url]: [string, string]) => /\.(js|css|svg|json|map|txt|html)$/.test(url);
const textFiles = built.filter(isText);
const otherFiles = built.filter((file) => !isText(file));

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
} as const;

const accepts = [
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', 'identity'],
] as const;

async function getEncoded(url: string, acceptEncoding: string) {
  const headers = { 'accept-encoding': acceptEncoding };
  const { statusCode, headers: answerHeaders, rawPayload } = await t.app.inject({ url, headers });
  const encoding = answerHeaders['content-encoding'] ?? 'identity';
  return { statusCode, headers: answerHeaders, encoding, bytes: rawPayload };
}

describe.each(accepts)('to a browser that takes %s', (acceptEncoding, expected) => {
  it(`every built script, style and text goes out as ${expected}, with the same content`, async () => {
    const wrong: string[] = [];
    for (const [url, file] of textFiles) {
      const answer = await getEncoded(url, acceptEncoding);
      const isSame =
        answer.encoding === expected && decoders[expected](answer.bytes).equals(readFileSync(file));
      const isMarked = /accept-encoding/i.test(String(answer.headers.vary));
      if (answer.statusCode !== 200 || !isSame || !isMarked)
        wrong.push(`${url} ${answer.encoding}`);
    }
    expect(wrong).toEqual([]);
    expect(textFiles.length).toBeGreaterThan(20);
  });

  it('answers that are created at the request are compressed too', async () => {
    const plain = async (url: string) => (await getEncoded(url, 'identity')).bytes;
    const urls = [
      '/admin',
      '/courier-worker.js',
      ...languages.map((lng) => `/static/admin/locales/${lng}/translation.json`),
      ...languages.map((lng) => `/courier-app/${lng}.webmanifest`),
    ];
    for (const url of urls) {
      const answer = await getEncoded(url, acceptEncoding);
      expect([url, answer.statusCode, answer.encoding]).toEqual([url, 200, expected]);
      expect(answer.headers.vary).toMatch(/accept-encoding/);
      expect(decoders[expected](answer.bytes).equals(await plain(url))).toBe(true);
    }
  });
});

it('the texts are the same after the compression', async () => {
  const { body } = await t.app.inject('/static/admin/locales/ro/translation.json');
  expect(JSON.parse(body)).toEqual(textsIn(allTexts, 'ro'));
});

it('fonts and pictures are not compressed again', async () => {
  for (const [url, file] of otherFiles) {
    const answer = await getEncoded(url, 'br, gzip');
    expect([url, answer.encoding]).toEqual([url, 'identity']);
    expect(answer.bytes.equals(readFileSync(file))).toBe(true);
  }
  expect(otherFiles.some(([url]) => url.endsWith('.woff2'))).toBe(true);
});

it('a built file is never asked for again: it has no etag, because its name changes with its content', async () => {
  const [url = ''] = textFiles[0] ?? [];
  const { headers } = await getEncoded(url, 'br');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers).not.toHaveProperty('etag');
});

it('the page for an unknown address is compressed, and never answered with 304', async () => {
  const { headers } = await t.app.inject('/admin');
  const conditional = { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' };
  const missing = await t.app.inject({ url: '/nowhere', headers: conditional });
  expect(missing.statusCode).toBe(404);
  expect(missing.headers['content-encoding']).toBe('br');
  expect(missing.headers.etag).toBeUndefined();
});

it('the shell’s policy lists the allowed sources and device features', async () => {
  const { headers } = await t.app.inject('/admin');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

it('a front end that is not built is named', async () => {
  const other = await buildTestApp();
  const settings = { mapTilesUrl: '', contacts, mail: undefined };
  await expect(serveWebApp(other.app, settings, path.join(WEB_APP_DIR, 'nowhere'))).rejects.toThrow(
    /^the web is not built: .*nowhere.index\.html is missing; run npm run build$/,
  );
  await other.close();
});

it.each([
  ['ro', 'Comanda comenzi'],
  ['ru', 'Comanda заказы'],
  ['en', 'Comanda orders'],
])('a company’s screens are an app for the home screen, named in %s', async (lang, name) => {
  const { statusCode, headers, body } = await t.app.inject(`/admin-app/${lang}.webmanifest`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  const manifest = JSON.parse(body) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({
    id: '/admin/',
    name,
    lang,
    start_url: '/admin/company',
    scope: '/admin/',
    display: 'standalone',
  });
  // Without it `default-src` names the hosts of manifests: only this one.
  expect((await t.app.inject('/admin')).headers['content-security-policy']).toMatch(
    /^default-src 'self';(?!.*manifest-src)/,
  );
  for (const { src } of manifest.icons) {
    expect((await t.app.inject(src)).headers['content-type']).toBe('image/png');
  }
});

it('an unknown manifest is no page', async () => {
  const { statusCode, headers } = await t.app.inject('/admin-app/xx.webmanifest');
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('application/json');
});
