import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { AppSettings } from '../deps.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findGuestOrder } from '../features/orders/index.ts';
import { buildGuestWeb } from '../testing/app/build-web.ts';
import { buildTestApp, databaseOf, type TestApp } from '../testing/app/build-test-app.ts';
import { withoutLimits } from '../testing/app/without-limits.ts';
import { aPub, switchDeliveryOn } from '../testing/builders/builders.ts';
import {
  aDeliveringPub,
  changeDish,
  type ADeliveringPub,
} from '../testing/builders/order-builders.ts';
import { registerGuestPage } from './routes.ts';

type Asked = { readonly method?: string; readonly headers?: http.OutgoingHttpHeaders };
type Response = { readonly status: number; readonly headers: string[]; readonly body: string };

/** The app on a port, and the same app on another one where each request reaches Fastify. */
type Served = {
  readonly t: TestApp;
  readonly ahead: http.Server;
  readonly plain: http.Server;
  /** How many requests have reached Fastify. */
  readonly reached: () => number;
  readonly close: () => Promise<void>;
};

type Serving = {
  readonly settings?: Partial<AppSettings>;
  /** The app whose database it shares. */
  readonly beside?: TestApp;
  readonly preClose?: () => Promise<void>;
};

async function serve({ settings = {}, beside, preClose }: Serving = {}) {
  buildGuestWeb();
  let reached = 0;
  const t = await buildTestApp({
    settings,
    ...(beside && { database: databaseOf(beside) }),
    extend: (app, deps) => {
      app.addHook('onRequest', async () => void (reached += 1));
      if (preClose) app.addHook('preClose', preClose);
      registerGuestPage(app, { ...deps, findGuestOrder: (token) => findGuestOrder(deps, token) });
    },
  });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const plain = http.createServer((request, response) => t.app.routing(request, response));
  plain.keepAliveTimeout = t.app.server.keepAliveTimeout;
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  const served: Served = {
    t,
    ahead: t.app.server,
    plain,
    reached: () => reached,
    close: async () => {
      plain.closeAllConnections();
      plain.close();
      await t.close();
    },
  };
  return served;
}

let served: Served;
let pub: ADeliveringPub;
beforeAll(async () => {
  served = await serve();
  pub = await aDeliveringPub(served.t);
}, 120_000);
afterAll(() => served.close());

async function ask(
  server: http.Server,
  path: string,
  { method = 'GET', headers = {} }: Asked = {},
) {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http
      .request({ port, host: '127.0.0.1', path, method, headers, agent: false }, resolve)
      .on('error', reject)
      .end();
  });
  const { statusCode: status = 0, rawHeaders } = response;
  response.setEncoding('latin1');
  const sent = rawHeaders.flatMap((name, index) => {
    if (index % 2 === 1 || name.toLowerCase() === 'date') return [];
    // Each request has another one, so an answer that is sent again has none.
    return [name === 'x-request-id' ? name : `${name}: ${rawHeaders[index + 1]}`];
  });
  return { status, headers: sent, body: await text(response) } satisfies Response;
}

/** The second response of the app on its port: the first one may have been made for it. */
async function askWarm(
  path: string,
  asked?: Asked,
): Promise<{ response: Response; isAhead: boolean }> {
  await ask(served.ahead, path, asked);
  const before = served.reached();
  const response = await ask(served.ahead, path, asked);
  return { response, isAhead: served.reached() === before };
}

const browser = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'ro-MD,ro;q=0.9',
};
const page = (rest = '/') => `/pub/${pub.pub.url_name}${rest}`;
const data = (rest = '') => `/api/client/pub/${pub.pub.url_name}${rest}`;

/** The first letter of the name in an encoded form that Fastify reads. */
function encoded(path: string): string {
  return path.replace(/(?<=\/pub\/)./, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
}

type Row = [what: string, path: () => string, asked: Asked, isAhead: boolean];
const table: Row[] = [
  ['a page', () => page(), { headers: browser }, true],
  ['a page without the last slash', () => page(''), { headers: browser }, true],
  ['a page with two slashes', () => page('//'), { headers: browser }, false],
  ['a page by gzip', () => page(), { headers: { 'accept-encoding': 'gzip' } }, true],
  ['an uncompressed page', () => page(), {}, true],
  [
    'a page in the language of the browser',
    () => page(),
    { headers: { 'accept-language': 'en' } },
    true,
  ],
  ['a page in a chosen language', () => page('/?lang=en'), { headers: browser }, true],
  ['a page in a region’s language', () => page('/?lang=en-GB'), { headers: browser }, false],
  ['a page in an unknown language', () => page('/?lang=xx'), { headers: browser }, false],
  ['a page in two languages', () => page('/?lang=en&lang=ru'), { headers: browser }, false],
  ['a page in an encoded language', () => page('/?%6Cang=en'), { headers: browser }, false],
  ['a page at a table', () => page('/?table=7'), { headers: browser }, true],
  ['a page at a table in a language', () => page('/?table=7&lang=en'), { headers: browser }, false],
  ['a page at a table with spaces', () => page('/?table=la%20geam'), { headers: browser }, false],
  ['a page of an advertisement', () => page('/?utm_source=a-b.c&x'), { headers: browser }, true],
  ['a page with an empty query', () => page('?'), { headers: browser }, true],
  ['a page of an encoded name', () => encoded(page()), { headers: browser }, false],
  ['a page of an upper-case name', () => page().toUpperCase(), { headers: browser }, false],
  ['a page with a fragment', () => page('#menu'), { headers: browser }, false],
  ['an absolute address', () => `http://comanda.test${page()}`, { headers: browser }, false],
  ['the head of a page', () => page(), { method: 'HEAD', headers: browser }, false],
  ['the options of a page', () => page(), { method: 'OPTIONS', headers: browser }, false],
  ['a post to a page', () => page(), { method: 'POST', headers: browser }, false],
  ['an unknown page', () => '/pub/no-such-pub/', { headers: browser }, false],
  [
    'a page for a proxy',
    () => page(),
    {
      headers: {
        ...browser,
        'x-forwarded-for': '10.1.1.1',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'other.test',
      },
    },
    true,
  ],
  [
    'a page of a closing connection',
    () => page(),
    { headers: { ...browser, connection: 'close' } },
    true,
  ],
  [
    'a page of a connection that stays',
    () => page(),
    { headers: { ...browser, connection: 'keep-alive' } },
    true,
  ],
  ['a page with a cookie', () => page(), { headers: { ...browser, cookie: 'a=b' } }, true],
  [
    'a page that another client has in an older form',
    () => page(),
    { headers: { ...browser, 'if-none-match': '"older"' } },
    true,
  ],
  ['a range of a page', () => page(), { headers: { ...browser, range: 'bytes=0-9' } }, true],
  [
    'a page as a refused upgrade',
    () => page(),
    { headers: { ...browser, connection: 'upgrade', upgrade: 'websocket' } },
    false,
  ],
  ['the data', () => data(), { headers: browser }, true],
  ['the data by gzip', () => data(), { headers: { 'accept-encoding': 'gzip' } }, true],
  ['the uncompressed data', () => data(), {}, true],
  ['the data with a last slash', () => data('/'), {}, true],
  ['the data in a language', () => data('?language=en'), {}, true],
  ['the data in an unknown language', () => data('?language=xx'), {}, false],
  ['the data in an encoded language', () => data('?%6Canguage=en'), {}, false],
  ['the data in two languages', () => data('?language=en&language=ru'), {}, false],
  ['the data with an empty query', () => data('?'), {}, true],
  ['the data with a query', () => data('?a=%20&b[]=1'), {}, false],
  ['the data of an encoded name', () => encoded(data()), {}, false],
  ['the head of the data', () => data(), { method: 'HEAD' }, false],
  ['unknown data', () => '/api/client/pub/no-such-pub', {}, false],
  ['another call of a pub', () => `/api/client/pub/${pub.pub.id}/preorder`, {}, false],
];

test.each(table)(
  '%s is answered ahead of Fastify as by Fastify',
  async (_what, path, asked, isAhead) => {
    const warm = await askWarm(path(), asked);
    expect(warm.isAhead).toBe(isAhead);
    expect(warm.response).toEqual(await ask(served.plain, path(), asked));
  },
);

test('a client that has the current document is told so, in every encoding', async () => {
  for (const path of [page(), data()]) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await ask(served.plain, path, {
        headers: { 'accept-encoding': encoding },
      });
      const etag = headers.find((header) => header.startsWith('etag: '))?.slice(6) ?? '';
      const asked = { headers: { 'accept-encoding': encoding, 'if-none-match': `W/"x", ${etag}` } };
      const warm = await askWarm(path, asked);
      expect(warm).toMatchObject({ isAhead: true, response: { status: 304, body: '' } });
      expect(warm.response).toEqual(await ask(served.plain, path, asked));
    }
  }
});

test('the first answer after a save has the change, and the next ones are ahead again', async () => {
  for (const price of [123.45, 234.56]) {
    await Promise.all([askWarm(page('/?lang=en')), askWarm(data())]);
    await changeDish(served.t, pub, { dish: pub.dishes[0], change: { price } });
    for (const path of [page('/?lang=en'), data()]) {
      const first = await ask(served.ahead, path);
      expect(first.body).toContain(String(price));
      const warm = await askWarm(path);
      expect(warm).toEqual({ isAhead: true, response: first });
    }
  }
});

test('the data follows the clock: it closes with the delivery hours and at the end of the publication', async () => {
  const closing = await aPub(served.t);
  await switchDeliveryOn(served.t, closing);
  const isOpen = async () => {
    const { response } = await askWarm(`/api/client/pub/${closing.pub.url_name}`);
    return JSON.parse(response.body) as object;
  };
  served.t.clock.set('2026-11-20T19:59:59Z');
  expect(await isOpen()).toMatchObject({ is_open: true, next_change: '2026-11-20T20:00:00.000Z' });
  served.t.clock.set('2026-11-20T20:00:00Z');
  expect(await isOpen()).toMatchObject({ is_open: false });
  served.t.clock.set('2027-02-01T00:00:00Z');
  expect(await isOpen()).toMatchObject({ pub: { expired: true }, dishes: [] });
  served.t.clock.set('2026-11-20T17:00:00Z');
});

test('answers ahead of Fastify count for the limit of their address, and are refused above it', async () => {
  // Of the contract's 600 a minute, six.
  const limited = await serve({
    settings: { rateLimitScale: 0.01, trustProxy: 1 },
    beside: served.t,
  });
  const builder = await withoutLimits(limited.t.deps);
  try {
    const { pub: of } = await aDeliveringPub(builder.client);
    const askFrom = (from: string) =>
      ask(limited.ahead, `/api/client/pub/${of.url_name}`, {
        headers: { 'x-forwarded-for': `1.1.1.1, ${from}` },
      });
    for (let count = 0; count < 6; count += 1) expect((await askFrom('10.9.0.1')).status).toBe(200);
    const { status, headers } = await askFrom('10.9.0.1');
    expect(status).toBe(429);
    expect(headers.some((header) => header.startsWith('retry-after: '))).toBe(true);
    expect((await askFrom('10.9.0.1')).status).toBe(429);
    const before = limited.reached();
    expect((await askFrom('10.9.0.2')).status).toBe(200);
    expect(limited.reached()).toBe(before);
  } finally {
    await builder.close();
    await limited.close();
  }
});

test('a server that closes answers nothing ahead of Fastify, which ends the connection', async () => {
  const gate = Promise.withResolvers<void>();
  const closing = await serve({ beside: served.t, preClose: () => gate.promise });
  const { pub: of } = await aDeliveringPub(closing.t);
  const path = `/pub/${of.url_name}/`;
  expect((await ask(closing.ahead, path)).status).toBe(200);
  const closed = closing.close();
  const response = await ask(closing.ahead, path, { headers: { connection: 'keep-alive' } });
  gate.resolve();
  await closed;
  expect(response.status).toBe(503);
  expect(response.headers.map((header) => header.toLowerCase())).toContain('connection: close');
});
