import { afterEach, expect, it, vi } from 'vitest';
import { page, type EarlyAnswers } from '../../../lib/api/early-answers.ts';
import { page as pageOfSocket, socketAddress } from '../../../lib/live/early-socket.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  delete page.comandaEarly;
  delete pageOfSocket.comandaSocket;
  delete page.comandaDesk;
});

/** An access token as the server signs it: of the company 2. */
const token = `head.${btoa(JSON.stringify({ role: 'company', sid: 1, sub: '2' }))}.signature`;

/** Runs the script as the page does, at this address, and returns the calls that it made. */
async function open(
  pathname: string,
  { role = 'company', status = 200, accesstoken = token } = {},
): Promise<string[]> {
  const made: string[] = [];
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      constructor(address: string) {
        super();
        made.push(address);
      }
    },
  );
  vi.stubGlobal('window', { localStorage: { getItem: () => 'ro' } });
  vi.stubGlobal('navigator', { languages: [] });
  vi.stubGlobal('location', { pathname, origin: 'https://pub.example' });
  // Each is there in the same task: a real response may take several to be read.
  const answer = (code: number, body: object) => ({
    status: code,
    text: async () => JSON.stringify(body),
  });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers = {} }: RequestInit) => {
    made.push([method, url, ...Object.values(headers)].join(' '));
    if (url.endsWith('refresh-token')) {
      return answer(status, { ok: true, accesstoken, role });
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
  expect(page.comandaEarly?.size).toBe(made.filter((call) => !call.startsWith('ws')).length);
  return made;
}

const texts = 'GET /static/admin/locales/ro/translation.json';
const deskTexts = 'GET /static/admin/locales/ro/desk.json';
const refresh = 'POST /api/auth/refresh-token';

const company = `GET /api/company ${token}`;
const pub = `GET /api/company/2/pubs/7 ${token}`;

it('the desk asks for the texts, the session, its company and the pub, and opens its socket', async () => {
  const made = await open('/admin/pub/7/orders');
  const { deskQuery } = await import('../../../product/desk/desk-key.ts');
  // As `useLive` makes it: the program takes only the socket of its own address.
  const socket = socketAddress('/ws/orders/company/2/pub/7', { ...deskQuery, access_token: token });
  expect(socket).toMatch(
    /^wss:\/\/pub\.example\/ws\/.*\?pub_events=yes&desk=[\w-]{36}&access_token=head/,
  );
  expect(made).toEqual([deskTexts, refresh, company, socket, pub]);
  expect(pageOfSocket.comandaSocket?.address).toBe(socket);
});

it('another page of a pub asks for all texts, and opens no socket', async () => {
  expect(await open('/admin/pub/7/edit_menu')).toEqual([texts, refresh, company, pub]);
  expect(pageOfSocket.comandaSocket).toBeUndefined();
});

it.each(['token', 'a.b.c', 'a.%.c'])(
  'without the company in its token %s it asks for no more',
  async (accesstoken) => {
    expect(await open('/admin/pub/7/orders', { accesstoken })).toEqual([deskTexts, refresh]);
  },
);

it.each([
  ['/admin/company', 'company', 200, [texts, refresh, company]],
  ['/courier/orders', 'courier', 200, [texts, refresh]],
  ['/administration/orders', 'admin', 200, [texts, refresh]],
  ['/admin/pub/7/orders', 'admin', 200, [deskTexts, refresh]],
  ['/admin/pub/7/orders', 'company', 401, [deskTexts, refresh]],
  ['/admin/pub/7', 'company', 401, [texts, refresh]],
  ['/', 'company', 200, [texts]],
  ['/admin/auth/authentication', 'company', 200, [texts]],
  ['/courier/registration', 'courier', 200, [texts]],
])('%s of %s after %i asks for %j', async (pathname, role, status, calls) => {
  expect(await open(pathname, { role, status })).toEqual(calls);
});
