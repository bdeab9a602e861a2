import { afterEach, expect, it, vi } from 'vitest';
import { page, type EarlyAnswers } from '../../../lib/api/early-answers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  delete page.comandaEarly;
});

/** Runs the script as the page does, at this address, and returns the calls that it made. */
async function open(pathname: string, role = 'company', status = 200): Promise<string[]> {
  const made: string[] = [];
  vi.stubGlobal('window', { localStorage: { getItem: () => 'ro' } });
  vi.stubGlobal('navigator', { languages: [] });
  vi.stubGlobal('location', { pathname });
  // Each is there in the same task: a real response may take several to be read.
  const answer = (code: number, body: object) => ({
    status: code,
    text: async () => JSON.stringify(body),
  });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers = {} }: RequestInit) => {
    made.push([method, url, ...Object.values(headers)].join(' '));
    if (url.endsWith('refresh-token')) {
      return answer(status, { ok: true, accesstoken: 'token', role });
    }
    return answer(200, { ok: true, company: { id: 2 }, pub: { id: 7 } });
  });
  await import('./early-calls.ts');
  // Each call waits for the answers before it.
  let last: number;
  do {
    const asked: EarlyAnswers = page.comandaEarly ?? new Map();
    last = asked.size;
    await Promise.all(asked.values());
    await new Promise(setImmediate);
  } while ((page.comandaEarly?.size ?? 0) > last);
  expect(page.comandaEarly?.size).toBe(made.length);
  return made;
}

const texts = 'GET /static/admin/locales/ro/translation.json';
const deskTexts = 'GET /static/admin/locales/ro/desk.json';
const refresh = 'POST /api/auth/refresh-token';

it('the desk asks for the texts, the session, its company and the pub', async () => {
  expect(await open('/admin/pub/7/orders')).toEqual([
    deskTexts,
    refresh,
    'GET /api/company token',
    'GET /api/company/2/pubs/7 token',
  ]);
});

it.each([
  ['/admin/company', 'company', 200, [texts, refresh, 'GET /api/company token']],
  ['/courier/orders', 'courier', 200, [texts, refresh]],
  ['/administration/orders', 'admin', 200, [texts, refresh]],
  ['/admin/pub/7/orders', 'admin', 200, [deskTexts, refresh]],
  ['/admin/pub/7/orders', 'company', 401, [deskTexts, refresh]],
  ['/admin/pub/7', 'company', 401, [texts, refresh]],
  ['/', 'company', 200, [texts]],
  ['/admin/auth/authentication', 'company', 200, [texts]],
  ['/courier/registration', 'courier', 200, [texts]],
])('%s of %s after %i asks for %j', async (pathname, role, status, calls) => {
  expect(await open(pathname, role, status)).toEqual(calls);
});
