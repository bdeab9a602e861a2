import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageCache, type DrawnPage } from './page-cache.ts';

function setUp() {
  const state = { now: 0, html: 'one', draws: 0, gate: Promise.resolve() };
  const cache = createPageCache(
    async (name): Promise<DrawnPage | undefined> => {
      state.draws += 1;
      const html = `${name} ${state.html}`;
      await state.gate;
      return name === 'missing' ? undefined : { pubId: 7, html, goodUntil: state.now + 1000 };
    },
    () => state.now,
  );
  const read = async (name = 'ru la-nuc'): Promise<string | undefined> =>
    (await (await cache.get(name))?.bytes('identity'))?.toString();
  return { state, cache, read };
}

test('a page is drawn once for all requests, also concurrent ones', async () => {
  const { state, read } = setUp();
  await Promise.all([read(), read(), read()]);
  await read();
  expect(state.draws).toBe(1);
});

test('the page of a changed pub is drawn again, another one is not', async () => {
  const { state, cache, read } = setUp();
  await read();
  state.html = 'two';
  cache.invalidate([8]);
  expect(await read()).toContain('one');
  cache.invalidate([7]);
  expect(await read()).toContain('two');
  state.html = 'three';
  cache.invalidateAll();
  expect(await read()).toContain('three');
});

test('a page whose data was read while the pub changed is not served', async () => {
  const { state, cache, read } = setUp();
  let open = (): void => undefined;
  state.gate = new Promise((resolve) => {
    open = resolve;
  });
  const early = read();
  state.html = 'two';
  cache.invalidate([7]);
  const late = read();
  open();
  expect(await early).toContain('two');
  expect(await late).toContain('two');
  expect(state.draws).toBe(2);
});

test('an expired page is drawn again; an unchanged document is not compressed again', async () => {
  const { state, cache, read } = setUp();
  const first = await cache.get('ru la-nuc');
  state.now = 999;
  await read();
  expect(state.draws).toBe(1);
  state.now = 1000;
  expect(await cache.get('ru la-nuc')).toBe(first);
  expect(state.draws).toBe(2);
});

test('the 600 pages that were requested last are cached', async () => {
  const { state, read } = setUp();
  for (let count = 0; count < 600; count += 1) await read(`page ${count}`);
  await read('page 0');
  expect(state.draws).toBe(600);
  await read('one more');
  await read('page 0');
  expect(state.draws).toBe(601);
  await read('page 1');
  expect(state.draws).toBe(602);
});

test('a missing page is not cached', async () => {
  const { state, read } = setUp();
  expect(await read('missing')).toBeUndefined();
  expect(await read('missing')).toBeUndefined();
  expect(state.draws).toBe(2);
});

test('every encoding holds the same document', async () => {
  const { cache } = setUp();
  const page = await cache.get('ru la-nuc');
  const quick = await page?.bytes('br');
  expect(brotliDecompressSync(quick ?? Buffer.of()).toString()).toBe('ru la-nuc one');
  expect(gunzipSync((await page?.bytes('gzip')) ?? Buffer.of()).toString()).toBe('ru la-nuc one');
});
