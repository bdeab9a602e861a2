import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fontUrls } from './faces.ts';
import { startFonts } from './start-fonts.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestIdleCallback'] });
  window.localStorage.clear();
  document.fonts.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.localStorage.clear();
  document.fonts.clear();
});

const names = () => [...document.fonts].map(({ family }) => family.replaceAll('"', ''));

/** Answers every file with this status, and returns what was requested. */
function serveFonts(status = 200): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url);
    return Promise.resolve(new Response('', { status }));
  });
  return requested;
}

async function tenSecondsLater(): Promise<void> {
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.runAllTimersAsync();
}

const start = (isWork: boolean) => startFonts({ isWork, language: 'ro' });

it('a first visit to a public screen has both fonts before it is drawn', async () => {
  serveFonts();
  const untilFonts = start(false);
  expect(names()).toEqual([]);
  vi.useRealTimers();
  await untilFonts();
  expect(new Set(names())).toEqual(new Set(['Commissioner Variable', 'JetBrains Mono Variable']));
});

it('a visit whose fonts come late keeps the font of the device', async () => {
  serveFonts();
  const never = vi.spyOn(FontFace.prototype, 'load').mockReturnValue(new Promise(() => {}));
  const drawn = start(false)();
  await vi.advanceTimersByTimeAsync(300);
  await drawn;
  never.mockRestore();
  expect(names()).toEqual([]);
});

it('a first visit to work keeps the font of the device, and stores ours for the next one', async () => {
  const requested = serveFonts();
  await start(true)();
  expect(names()).toEqual([]);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(requested).toEqual([]);
  await tenSecondsLater();
  expect(requested).toEqual(fontUrls);
  expect(names()).toEqual([]);
  const untilFonts = start(true);
  vi.useRealTimers();
  await untilFonts();
  expect(names()).toHaveLength(fontUrls.length);
});

it('fonts that did not come are not counted as stored', async () => {
  serveFonts(503);
  await start(true)();
  await tenSecondsLater();
  await start(true)();
  expect(names()).toEqual([]);
});
