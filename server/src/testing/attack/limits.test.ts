import { addressOf } from '@comanda/contract/client';
import { listCalls, routes, type Call } from '@comanda/contract';
import { listSockets, sockets, type SocketKey } from '@comanda/contract/live';
import type { RouteSpec, SocketSpec } from '@comanda/contract/routing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { buildApp } from '../../app.ts';
import { clientOf, type AppClient } from '../../plumbing/http/app-client.ts';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { aClient, aCompany, aPub, type ACompany, type APub } from '../builders/builders.ts';
import { withoutLimits } from '../app/without-limits.ts';
import { portOf } from '../app/port-of.ts';

const limitedCalls = listCalls()
  .map((name): [Call, RouteSpec] => [name, routes[name]])
  .filter(([, { perAddress }]) => perAddress);
const allSockets = listSockets().map((path): [SocketKey, SocketSpec] => [path, sockets[path]]);

let t: TestApp;
let company: ACompany;
let pub: APub;
let port: number;
let builder: AppClient;
let close: () => Promise<void>;

beforeAll(async () => {
  // Every limit is one request.
  t = await buildTestApp({ settings: { rateLimitScale: 0.000_1, trustProxy: 1 } });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  port = portOf(t.app.server);
  const unlimited = await withoutLimits(t.deps);
  builder = unlimited.client;
  close = unlimited.close;
  company = await aCompany(builder);
  pub = await aPub(builder, company);
});
afterAll(async () => {
  await close();
  await t.close();
});

let addresses = 0;
/** A client address that has not been counted yet. */
function anAddress(): string {
  addresses += 1;
  return `10.0.${addresses >> 8}.${addresses & 255}`;
}

/** Every parameter without an id of its own is 1. */
function paramsOf(path: string, ids: Readonly<Record<string, number>> = {}) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, ids[name] ?? 1]));
}

const socketAt = (path: string): string => addressOf(`GET ${path}`, paramsOf(path)).url;

type Refusal = { status: number; retryAfter: number; body: unknown };

/** A request that only the limits read: its body is no JSON. */
async function call(name: Call, address: string, accesstoken?: string): Promise<Refusal> {
  const isRead = name.startsWith('GET ');
  const { status, headers, body } = await t.sendRaw(name, {
    params: paramsOf(name, name.includes(':pubID') ? pub.ids : {}),
    as: accesstoken === undefined ? undefined : { accesstoken },
    headers: {
      'x-forwarded-for': address,
      ...(isRead ? {} : { 'content-type': 'application/json' }),
    },
    text: isRead ? undefined : '{"half',
  });
  return { status, retryAfter: Number(headers['retry-after']), body };
}

async function open(path: string, address: string): Promise<Refusal> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    headers: { 'x-forwarded-for': address },
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => {
      socket.terminate();
      resolve({ status: 101, retryAfter: 0, body: undefined });
    });
    socket.on('unexpected-response', (_request, response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        const retryAfter = Number(response.headers['retry-after']);
        resolve({ status: response.statusCode ?? 0, retryAfter, body: JSON.parse(text) });
      });
    });
  });
}

function expectLimited({ status, retryAfter, body }: Refusal, minutes: number): void {
  expect(status).toBe(429);
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(minutes * 60);
  expect(body).toEqual({
    ok: false,
    err: 'too many requests',
    code: 'too_many_requests',
    facts: { retry_after_seconds: retryAfter },
  });
}

describe('from one address, before a request is read', () => {
  it.each(limitedCalls)('%s is limited, and from another it is not', async (name, spec) => {
    const address = anAddress();
    expect((await call(name, address)).status).not.toBe(429);
    expectLimited(await call(name, address), spec.perAddress?.minutes ?? 0);
    expect((await call(name, anAddress())).status).not.toBe(429);
  });

  it.each(allSockets)('an opening of %s is limited', async (path, spec) => {
    const address = anAddress();
    expect((await open(socketAt(path), address)).status).not.toBe(429);
    expectLimited(await open(socketAt(path), address), spec.perAddress?.minutes ?? 0);
    expect((await open(socketAt(path), anAddress())).status).not.toBe(429);
  });

  it('an IPv6 household is one address', async () => {
    expect((await call('POST /api/auth/logout', '2001:db8:1:2::1')).status).not.toBe(429);
    expect((await call('POST /api/auth/logout', '2001:db8:1:2:ff::9')).status).toBe(429);
    expect((await call('POST /api/auth/logout', '2001:db8:1:3::1')).status).not.toBe(429);
  });

  it('an address invented by the client is not trusted', async () => {
    const address = anAddress();
    expect((await call('POST /api/auth/logout', `1.1.1.1, ${address}`)).status).not.toBe(429);
    expect((await call('POST /api/auth/logout', `2.2.2.2, ${address}`)).status).toBe(429);
  });
});

it('a long body counts as several requests', async () => {
  const thirty = { ...t.deps, settings: { ...t.deps.settings, rateLimitScale: 0.05 } };
  const app = await buildApp(thirty);
  const quote = async (headers: object, bytes: number): Promise<number> => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/api/client/pub/${pub.pub.id}/orders/quote`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{'.padEnd(bytes, 'x'),
    });
    return statusCode;
  };
  try {
    const from = { 'x-forwarded-for': anAddress() };
    const long = [await quote(from, 60_000), await quote(from, 60_000), await quote(from, 10)];
    expect(long).toEqual([400, 400, 429]);
    const short = { 'x-forwarded-for': anAddress() };
    for (let count = 0; count < 30; count += 1) expect(await quote(short, 10)).toBe(400);
    expect(await quote(short, 10)).toBe(429);
  } finally {
    await app.close();
  }
});

describe('two processes', () => {
  async function statusesOfBoth(name: Call): Promise<number[]> {
    const headers = { 'x-forwarded-for': anAddress() };
    const other = await buildApp(t.deps);
    try {
      const one = await t.sendRaw(name, { headers });
      const two = await clientOf(other).sendRaw(name, { headers });
      return [one.status, two.status];
    } finally {
      await other.close();
    }
  }

  it('count the guesses of a password together', async () => {
    // The embedded database belongs to one process.
    const isShared = t.deps.database.engine === 'postgresql';
    expect(await statusesOfBoth('POST /api/auth/login')).toEqual([400, isShared ? 429 : 400]);
  });

  it('count separately what protects each of them', async () => {
    expect(await statusesOfBoth('POST /api/auth/logout')).toEqual([200, 200]);
  });
});

describe('by one account, from many addresses', () => {
  it('calls without a limit of their own are limited together', async () => {
    const { accesstoken } = await aCompany(builder);
    const { accesstoken: other } = await aCompany(builder);
    const read = (name: 'GET /api/company' | 'GET /api/account', token: string) =>
      call(name, anAddress(), token);
    expect((await read('GET /api/company', accesstoken)).status).toBe(200);
    expectLimited(await read('GET /api/account', accesstoken), 1);
    expect((await read('GET /api/company', other)).status).toBe(200);
  });

  it('an upload is limited', async () => {
    const upload = 'PATCH /api/company/:companyID/pubs/:pubID/bg';
    const { accesstoken } = company;
    expect((await call(upload, anAddress(), accesstoken)).status).toBe(400);
    expectLimited(await call(upload, anAddress(), accesstoken), 10);
  });

  it('an opening of a desk is limited', async () => {
    const desk = `/ws/orders/company/${company.id}/pub/${pub.pub.id}?access_token=${company.accesstoken}`;
    expect((await open(desk, anAddress())).status).toBe(101);
    expectLimited(await open(desk, anAddress()), 1);
  });

  it('an order is limited', async () => {
    const client = await aClient(builder);
    const order = async (accesstoken: string): Promise<number> => {
      const { status } = await t.sendRaw('POST /api/client/pub/:pubID/orders', {
        params: { pubID: 1 },
        as: { accesstoken },
        headers: { 'x-forwarded-for': anAddress() },
        body: { order_type: 'in_place', client_name: 'Doina', dishes: [] },
      });
      return status;
    };
    expect(await order(client.accesstoken)).toBe(400);
    expect(await order(client.accesstoken)).toBe(429);
    expect(await order('nobody')).toBe(400);
  });
});
