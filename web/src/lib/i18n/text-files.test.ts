import { afterEach, expect, it, vi } from 'vitest';
import { failureOf, TextFiles } from './text-files.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [500, 'passing'],
  [502, 'passing'],
  [503, 'passing'],
  [599, 'passing'],
  [0, 'passing'],
  [400, 'final'],
  [404, 'final'],
  [410, 'final'],
  [499, 'final'],
])('HTTP %i is %s', (status, failure) => {
  expect(failureOf(status)).toBe(failure);
});

const ADDRESS = '/static/admin/locales/ru/translation.json';
const read = (files: TextFiles) =>
  new Promise((resolve) => {
    files.request({}, ADDRESS, {}, (error, file) => {
      resolve({ error, file });
    });
  });

it('is requested without any cache, and records how each language failed', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Load failed')),
    () => Promise.resolve(new Response('<html>', { status: 404 })),
    () => Promise.resolve(new Response('{"ui":{}}')),
  ];
  const send = vi.fn<typeof fetch>(
    () => answers.shift()?.() ?? Promise.reject(new Error('too many requests')),
  );
  vi.stubGlobal('fetch', send);
  const files = new TextFiles();
  expect(await read(files)).toEqual({ error: null, file: { status: 0, data: '' } });
  expect(files.failureOf('ru')).toBe('passing');
  expect(files.failureOf('ro')).toBeUndefined();
  await read(files);
  expect(files.failureOf('ru')).toBe('final');
  expect(await read(files)).toEqual({ error: null, file: { status: 200, data: '{"ui":{}}' } });
  expect(files.failureOf('ru')).toBeUndefined();
  expect(send.mock.calls.map(([address, options]) => [address, options?.cache])).toEqual(
    Array.from({ length: 3 }, () => [ADDRESS, 'no-store']),
  );
});
