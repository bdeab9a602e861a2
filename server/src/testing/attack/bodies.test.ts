import { listCalls, routes, type Call } from '@comanda/contract';
import { bodyBytes, key, type RouteSpec } from '@comanda/contract/routing';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { aCompany, aPub, type APub } from '../builders/builders.ts';
import { someOf } from '../../../../scripts/depth.ts';

const calls = listCalls().map((name): [Call, RouteSpec] => [name, routes[name]]);
const openCalls = calls.filter(
  ([name, { access }]) => !name.startsWith('GET ') && ['public', 'session'].includes(access),
);
const pubCalls = calls.filter(
  ([name, { access }]) => !name.startsWith('GET ') && ['company', 'pub'].includes(access),
);

let t: TestApp;
let pub: APub;

beforeAll(async () => {
  t = await buildTestApp();
  pub = await aPub(t, await aCompany(t));
});
afterAll(() => t.close());

async function sendBytes(name: Call, bytes: number, accesstoken?: string) {
  const others = Object.fromEntries(key(name).params.map((param) => [param, 1]));
  return t.sendRaw(name, {
    params: { ...others, ...pub.ids },
    as: accesstoken === undefined ? undefined : { accesstoken },
    headers: { 'content-type': 'application/json' },
    text: `{"half":"${'a'.repeat(bytes - '{"half":""'.length)}"`,
  });
}

it('a message of 4096 bytes is read on a socket, and a longer one closes it', async () => {
  const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { company, ids } = pub;
  const path = `/ws/orders/company/${ids.companyID}/pub/${ids.pubID}`;
  const desk = new WebSocket(
    `${address.replace('http', 'ws')}${path}?access_token=${company.accesstoken}`,
  );
  await once(desk, 'message');
  const closed = once(desk, 'close');
  desk.send('a'.repeat(4096));
  desk.ping();
  await once(desk, 'pong');
  desk.send('a'.repeat(4097));
  // 1009: the message is too big.
  expect(await closed).toContain(1009);
});

describe('a body above the limit of its call', () => {
  it.each(someOf([...openCalls, ...pubCalls], 5))('is not read by %s', async (name, spec) => {
    const most = bodyBytes(spec);
    const { accesstoken } = pub.company;
    expect((await sendBytes(name, most + 1, accesstoken)).body).toEqual({
      ok: false,
      err: 'body is too large',
      code: 'body_is_too_large',
    });
    expect((await sendBytes(name, most, accesstoken)).body).toMatchObject({
      code: 'bad_document',
    });
  });

  it.each(someOf(pubCalls, 5))('of a stranger is not read by %s', async (name) => {
    expect((await sendBytes(name, 2_000_000)).status).toBe(401);
  });
});
