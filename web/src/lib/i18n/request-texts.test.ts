import { afterEach, expect, it, vi } from 'vitest';
import { page } from '../api/early-answers.ts';
import { requestTexts } from './request-texts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete page.comandaEarly;
});

const ADDRESS = '/static/admin/locales/ru/translation.json';

function serve(answer: () => Promise<Response>) {
  const send = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', send);
  return send;
}

it.each([
  [500, 'passing'],
  [502, 'passing'],
  [503, 'passing'],
  [599, 'passing'],
  [304, 'passing'],
  [400, 'final'],
  [404, 'final'],
  [410, 'final'],
  [499, 'final'],
])('the failure of HTTP %i is %s', async (status, failure) => {
  serve(() => Promise.resolve(new Response(null, { status })));
  expect(await requestTexts('ru')).toBe(failure);
});

it('a network failure and the page of another server may be temporary', async () => {
  serve(() => Promise.reject(new TypeError('Load failed')));
  expect(await requestTexts('ru')).toBe('passing');
  serve(() => Promise.resolve(new Response('<html>pay for the network')));
  expect(await requestTexts('ru')).toBe('passing');
});

it('requests the texts without any cache', async () => {
  const send = serve(() => Promise.resolve(Response.json({ 'ui.save': 'Сохранить' })));
  expect(await requestTexts('ru')).toEqual({ 'ui.save': 'Сохранить' });
  expect(send.mock.calls).toEqual([[ADDRESS, { cache: 'no-store' }]]);
});

it.each([
  [200, '{"ui.save":"early"}', 'early'],
  [503, '', 'later'],
])(
  'uses the answer of the early script only when it has texts: HTTP %i',
  async (status, text, from) => {
    serve(() => Promise.resolve(Response.json({ 'ui.save': 'later' })));
    // An early answer is for the first seconds of a page.
    vi.spyOn(performance, 'now').mockReturnValue(0);
    page.comandaEarly = new Map([[`GET ${ADDRESS} `, Promise.resolve({ status, text })]]);
    expect(await requestTexts('ru')).toEqual({ 'ui.save': from });
  },
);
