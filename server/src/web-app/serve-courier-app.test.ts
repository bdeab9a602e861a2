import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { serveCourierApp } from './serve-courier-app.ts';

/** A build in Vite's format, with one part of the program. */
async function serve(part: string, shell = '<html></html>') {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'comanda-web-'));
  onTestFinished(() => {
    rmSync(directory, { recursive: true });
  });
  for (const folder of ['.vite', 'assets', 'courier-app']) mkdirSync(path.join(directory, folder));
  const write = (file: string, text: string) => {
    writeFileSync(path.join(directory, file), text);
  };
  write('courier-worker.js', 'run(self.COMANDA_SHELL);');
  write('courier-app/icon-192.png', 'picture');
  write('.vite/manifest.json', JSON.stringify({ 'index.html': { file: part, assets: [part] } }));
  const app = Fastify();
  await serveCourierApp(app, { directory, shell, policy: "default-src 'self'" });
  return app;
}

it('sends the worker without caching, with each file of this deployment once', async () => {
  const app = await serve('assets/index-1.js');
  const { headers, body } = await app.inject('/courier-worker.js');
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'self'",
    'service-worker-allowed': '/courier',
  });
  expect(body).toContain('run(self.COMANDA_SHELL);');
  const { files } = JSON.parse(/= (\{.*\});/.exec(body)?.[1] ?? '') as { files: string[] };
  expect(files).toContain('/assets/index-1.js');
  expect(files).toContain('/static/admin/locales/ro/translation.json');
  expect(new Set(files).size).toBe(files.length);
});

it('changes the worker when the program or the shell changes, and only then', async () => {
  const worker = async (...of: Parameters<typeof serve>) =>
    (await (await serve(...of)).inject('/courier-worker.js')).body;
  const first = await worker('assets/index-1.js');
  expect(await worker('assets/index-1.js')).toBe(first);
  expect(await worker('assets/index-2.js')).not.toBe(first);
  expect(await worker('assets/index-1.js', '<html lang="ro"></html>')).not.toBe(first);
});

it.each([
  ['ro', 'Comanda Curier'],
  ['ru', 'Comanda Курьер'],
])('names the app in %s, and limits its scope to the courier’s area', async (lang, name) => {
  const app = await serve('assets/index-1.js');
  const { headers, body } = await app.inject(`/courier-app/${lang}.webmanifest`);
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(body)).toMatchObject({
    name,
    lang,
    start_url: '/courier/orders',
    scope: '/courier',
    display: 'standalone',
    icons: [
      { sizes: '192x192', purpose: 'any' },
      { sizes: '512x512', purpose: 'any' },
      { sizes: '512x512', purpose: 'maskable' },
    ],
  });
  expect((await app.inject('/courier-app/icon-192.png')).statusCode).toBe(200);
});
