import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createDocumentCache, type DrawnDocument } from './document-cache.ts';
import { goodUntil } from './freshness.ts';

/** A document of this test takes some bytes and the overhead of each. */
const OF_ONE = 2_100;

function setUp({ documents = 1_000 } = {}) {
  const state = { now: 0, text: 'one', draws: 0, lifeMs: 600_000, gate: Promise.resolve() };
  const background: (() => Promise<void>)[] = [];
  const cache = createDocumentCache({
    maxBytes: documents * OF_ONE,
    now: () => state.now,
    inBackground: async (work) => void background.push(work),
  });
  const draw = async (name: string): Promise<DrawnDocument | undefined> => {
    state.draws += 1;
    const text = `${name} ${state.text}`;
    await state.gate;
    if (name === 'missing') return undefined;
    return { pubId: 7, text, goodUntil: state.now + state.lifeMs };
  };
  const get = (name = 'ru la-nuc') => cache.get(name, () => draw(name));
  const read = async (name = 'ru la-nuc'): Promise<string | undefined> =>
    (await (await get(name))?.bytes('identity'))?.toString();
  return { state, cache, get, read, background };
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
  state.text = 'two';
  cache.invalidate([8]);
  expect(await read()).toContain('one');
  cache.invalidate([7]);
  expect(cache.find('ru la-nuc')).toBeUndefined();
  expect(await read()).toContain('two');
  state.text = 'three';
  cache.invalidateAll();
  expect(cache.find('ru la-nuc')).toBeUndefined();
  expect(await read()).toContain('three');
});

test('a page whose data was read before a change is not served to a request after it', async () => {
  const { state, cache, read } = setUp();
  let open = (): void => undefined;
  state.gate = new Promise((resolve) => {
    open = resolve;
  });
  const early = read();
  state.text = 'two';
  cache.invalidate([7]);
  const late = [read(), read()];
  open();
  expect(await early).toContain('one');
  for (const text of await Promise.all(late)) expect(text).toContain('two');
  expect(await read()).toContain('two');
  expect(state.draws).toBe(2);
});

test('a request waits for two drawings at most, however often its pub and others change', async () => {
  const { state, cache } = setUp();
  const draw = async (): Promise<DrawnDocument> => {
    state.draws += 1;
    const text = `as of ${state.draws}`;
    await Promise.resolve();
    cache.invalidate([7, 8]);
    return { pubId: 7, text, goodUntil: 600_000 };
  };
  const running = cache.get('ru la-nuc', draw);
  cache.invalidate([7]);
  const behind = await Promise.all([1, 2, 3].map(() => cache.get('ru la-nuc', draw)));
  expect(state.draws).toBe(2);
  expect(new Set(behind).size).toBe(1);
  expect(behind[0]).not.toBe(await running);
});

test('an expired page is drawn again; an unchanged document is not compressed again', async () => {
  const { state, cache, get } = setUp();
  state.lifeMs = 1_000;
  const first = await get();
  state.now = 999;
  expect(cache.find('ru la-nuc')).toBe(first);
  expect(state.draws).toBe(1);
  state.now = 1000;
  expect(cache.find('ru la-nuc')).toBeUndefined();
  expect(await get()).toBe(first);
  expect(state.draws).toBe(2);
});

test('a page is good until its next change by the clock, and for ten minutes at most', () => {
  const now = new Date(1_000_000);
  const [before, soon, later] = [999_999, 1_000_001, 1_000_002].map((at) => new Date(at));
  expect(
    goodUntil(
      now,
      [before, later, soon].flatMap((at) => at ?? []),
    ),
  ).toBe(1_000_001);
  expect(goodUntil(now, [now, new Date(9_000_000)])).toBe(1_600_000);
});

test('while changes of other processes may be unknown, a page is served for a minute', async () => {
  const { state, cache, read } = setUp();
  await read();
  state.now = 60_000;
  await read();
  expect(state.draws).toBe(1);
  cache.distrust();
  await read();
  expect(state.draws).toBe(2);
  // Drawn at the same moment, so it is not known to be newer.
  state.now = 119_999;
  await read();
  expect(state.draws).toBe(2);
  state.now = 120_000;
  await read();
  expect(state.draws).toBe(3);
  // Drawn after the last doubt.
  state.now = 400_000;
  await read();
  expect(state.draws).toBe(3);
});

test('the pages that were requested last are cached, up to the memory for them', async () => {
  const { state, read } = setUp({ documents: 60 });
  for (let count = 0; count < 60; count += 1) await read(`page ${count}`);
  await read('page 0');
  expect(state.draws).toBe(60);
  for (let count = 60; count < 70; count += 1) await read(`page ${count}`);
  await read('page 0');
  expect(state.draws).toBe(70);
  await read('page 1');
  expect(state.draws).toBe(71);
});

test('an encoding that is made for a client counts as memory', async () => {
  const { state, get } = setUp({ documents: 10 });
  state.text = Array.from({ length: 3_000 }, (_, count) => `dish ${count}`).join(' ');
  await get('first');
  await get('second');
  // The text itself is larger than the memory for all pages.
  await (await get('second'))?.bytes('identity');
  await get('first');
  expect(state.draws).toBe(2);
  await get('second');
  expect(state.draws).toBe(3);
});

test('a missing page is not cached', async () => {
  const { state, read } = setUp();
  expect(await read('missing')).toBeUndefined();
  expect(await read('missing')).toBeUndefined();
  expect(state.draws).toBe(2);
});

test('every encoding holds the same document', async () => {
  const { get } = setUp();
  const page = await get();
  const quick = await page?.bytes('br');
  expect(brotliDecompressSync(quick ?? Buffer.of()).toString()).toBe('ru la-nuc one');
  expect(gunzipSync((await page?.bytes('gzip')) ?? Buffer.of()).toString()).toBe('ru la-nuc one');
  expect((await page?.bytes('identity'))?.toString()).toBe('ru la-nuc one');
});

test('a page that is read again and has rested gets the best compression once', async () => {
  const { state, cache, get, background } = setUp();
  state.text = Array.from(
    { length: 300 },
    (_, n) => `<li>Plăcintă ${(n * n * 37) % 1009},00</li>`,
  ).join('');
  const first = await get();
  const quick = await first?.bytes('br');
  state.now = 2_999;
  for (let count = 0; count < 20; count += 1) cache.find('ru la-nuc');
  expect(background).toHaveLength(0);
  state.now = 3_000;
  for (let count = 0; count < 20; count += 1) cache.find('ru la-nuc');
  expect(background).toHaveLength(1);
  await background[0]?.();
  const densest = await first?.bytes('br');
  expect(densest?.length).toBeLessThan(quick?.length ?? 0);
  expect(brotliDecompressSync(densest ?? Buffer.of()).toString()).toContain('ru la-nuc <li>');
});

test('a page that is read once, or was changed meanwhile, is not compressed again', async () => {
  const { state, cache, get, background } = setUp();
  const first = await get();
  const quick = await first?.bytes('br');
  state.now = 50_000;
  cache.find('ru la-nuc');
  expect(background).toHaveLength(0);
  cache.find('ru la-nuc');
  expect(background).toHaveLength(1);
  state.text = 'two';
  cache.invalidate([7]);
  await get();
  await background[0]?.();
  expect(await first?.bytes('br')).toBe(quick);
});
