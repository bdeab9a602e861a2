import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '@comanda/contract/client';
import type { Call } from '@comanda/contract';
import { startAttackedServer, type AttackedServer } from './attacked-server.ts';
import { connectRaw, headers, type RawClient } from './raw-client.ts';
import { sized } from '../../../../scripts/depth.ts';

let server: AttackedServer;
beforeAll(async () => {
  server = await startAttackedServer();
}, 60_000);
afterAll(() => server.close());

const expectNoHarm = (attack: Promise<unknown>) => server.expectNoHarm(attack);

/**
 * Sends one body many times at once and returns the length of the longest response, in bytes. A body that is too large
 * is refused before its end: a client that still sends it may find the connection closed before it reads the response.
 */
async function flood(call: Call, body: string, sent: Record<string, string>): Promise<number> {
  const { url } = addressOf(call, { ...server.pub.ids, menuID: 1 });
  const lengths: number[] = [];
  const one = async (): Promise<void> => {
    const response = await fetch(`${server.address}${url}`, {
      method: 'POST',
      headers: sent,
      body,
    }).catch(() => undefined);
    if (response) lengths.push((await response.arrayBuffer()).byteLength);
  };
  for (let round = 0; round < 3; round += 1) await Promise.all(Array.from({ length: 10 }, one));
  expect(lengths).not.toEqual([]);
  return Math.max(...lengths);
}

const json = { 'content-type': 'application/json' };
const emptyDishes = (bytes: number): string => {
  const count = Math.floor((bytes - 20) / 3);
  return `{"dishes":[${Array.from({ length: count }, () => '{}').join(',')}]}`;
};

describe('another guest orders as usual', () => {
  it.each([1_000_000, 100_000])(
    'while baskets of %d bytes of empty dishes arrive',
    { timeout: 120_000 },
    async (bytes) => {
      const attack = flood('POST /api/client/pub/:pubID/orders/quote', emptyDishes(bytes), json);
      await expectNoHarm(attack);
      expect(await attack).toBeLessThan(2_000);
    },
  );

  it('while a company sends zones of empty corners', { timeout: 120_000 }, async () => {
    const shape = `{"vertices":[${Array.from({ length: 400 }, () => '{}').join(',')}]}`;
    const body = `{"shapes":[${Array.from({ length: 99 }, () => shape).join(',')}]}`;
    const signed = { ...json, accesstoken: server.pub.company.accesstoken };
    const attack = flood('POST /api/company/:companyID/pubs/:pubID/shipping', body, signed);
    await expectNoHarm(attack);
    expect(await attack).toBeLessThan(10_000);
  });

  it('while a company sends a category of many types', { timeout: 120_000 }, async () => {
    const types = Array.from({ length: 20_000 }, (_, index) => String(index));
    const body = JSON.stringify({ category_types: types });
    const signed = { ...json, accesstoken: server.pub.company.accesstoken };
    const attack = flood(
      'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories',
      body,
      signed,
    );
    await expectNoHarm(attack);
    expect(await attack).toBeLessThan(10_000);
  });
});

const longBody = ['content-type: application/json', 'content-length: 5000'];
const upgrade = [
  'connection: upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
];
const CONNECTIONS = sized(100, 1_000);
const OPENINGS = sized(200, 2_000);
/** How long the connections are held while the other guest is measured. */
const HELD_MS = sized(300, 2_000);

/** Opens many connections at once, holds them for a while and closes them. */
async function hold(open: () => Promise<RawClient>): Promise<void> {
  const clients: RawClient[] = [];
  for (let left = CONNECTIONS; left > 0; left -= 100) {
    clients.push(...(await Promise.all(Array.from({ length: 100 }, open))));
  }
  await setTimeout(HELD_MS);
  for (const { socket } of clients) socket.destroy();
}

/** A connection that sends a beginning and then the rest, a byte at a time. */
const slowly = (text: string) => async (): Promise<RawClient> => {
  const client = await connectRaw(server.address);
  client.socket.write(text);
  client.drip('a', 500);
  return client;
};

describe(`another guest orders as usual while ${CONNECTIONS} connections`, () => {
  it.each<[string, () => Promise<RawClient>]>([
    ['are silent', () => connectRaw(server.address)],
    ['send their headers byte by byte', slowly(headers('GET /api/company', 'x-padding: a'))],
    [
      'send their bodies byte by byte',
      slowly(`${headers('POST /api/client/pub/1/orders/quote', ...longBody)}\r\n{"dishes":"`),
    ],
  ])('%s', { timeout: 120_000 }, async (_name, open) => {
    await expectNoHarm(hold(open));
  });
});

describe('another guest orders as usual during many socket openings', () => {
  const openMany = async (at: string): Promise<Map<string, number>> => {
    const answers = new Map<string, number>();
    const open = async (): Promise<void> => {
      const client = await connectRaw(server.address);
      client.socket.write(`${headers(`GET ${at}`, ...upgrade)}\r\n`);
      await Promise.race([client.ended, once(client.socket, 'data')]);
      const [, status = 'cut'] = client.received().split(' ');
      answers.set(status, (answers.get(status) ?? 0) + 1);
      client.socket.destroy();
    };
    for (let left = OPENINGS; left > 0; left -= 50)
      await Promise.all(Array.from({ length: 50 }, open));
    return answers;
  };

  it.each(['/ws/client/order/invented', '/ws/courier/1?access_token=invented'])(
    'with invented tokens at %s',
    { timeout: 120_000 },
    async (at) => {
      const attack = openMany(at);
      await expectNoHarm(attack);
      // Checked before the upgrade to a socket.
      expect((await attack).has('101')).toBe(false);
    },
  );
});
