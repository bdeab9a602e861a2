import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOwnDatabase, spawnOrderServer, type OrderServer } from './spawn-order-server.ts';

const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 6);
const GUESTS = 4;

type Json = Record<string, unknown>;
type Placed = { key: string; table: string; orderId: number | undefined };

let dataDir: string;
let database: Awaited<ReturnType<typeof createOwnDatabase>>;
let server: OrderServer;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-killed-'));
  database = await createOwnDatabase();
  server = await spawnOrderServer({ dataDir, url: database.url });
});
afterAll(async () => {
  await server.kill();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function call(
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${server.address}${url}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Json };
}

type Pub = { id: number; dishId: number; path: string; companyToken: string };

async function aPubWithOneDish(): Promise<Pub> {
  const { body: session } = await call('POST', '/api/company', {
    email: 'ucisa@example.md',
    password: 'o parolă destul de lungă',
    name: 'Ucisa la mijloc',
    phone: '069123456',
    tariff: 'basic',
  });
  const companyToken = String(session['accesstoken']);
  const as = { accesstoken: companyToken };
  const { body: own } = await call('GET', '/api/company', undefined, as);
  const companyPath = `/api/company/${String((own['company'] as Json)['id'])}/pubs`;
  const make = async (at: string, thing: string, body: Json): Promise<number> =>
    Number(((await call('POST', at, body, as)).body[thing] as Json)['id']);
  const id = await make(companyPath, 'pub', { name: 'La mijloc', url_name: 'la-mijloc' });
  const look = { visible: true, place: 1, text_color: '#ffffff' };
  const menus = `${companyPath}/${id}/menus`;
  const categories = `${menus}/${await make(menus, 'menu', { ...look, name: 'Tot' })}/categories`;
  const category = { ...look, name: 'Tot', category_types: ['other'] };
  const dishes = `${categories}/${await make(categories, 'category', category)}/dishes`;
  const dish = { ...look, name: 'Zeamă', price: 65, sale_price: 0, ingredients: '' };
  return {
    id,
    dishId: await make(dishes, 'dish', dish),
    path: `${companyPath}/${id}`,
    companyToken,
  };
}

function order(pub: Pub, { key, table }: Placed) {
  return call(
    'POST',
    `/api/client/pub/${pub.id}/orders`,
    {
      order_type: 'in_place',
      client_name: 'Grăbitul',
      table_for_in_place_order: table,
      dishes: [{ dish_id: pub.dishId, count: 1 }],
    },
    { 'idempotency-key': key },
  );
}

/** Guests order as fast as they can until the server dies under them. */
async function orderUntilKilled(pub: Pub, placed: Placed[]): Promise<void> {
  const guest = async (): Promise<void> => {
    for (;;) {
      const attempt: Placed = {
        key: randomUUID(),
        table: String(placed.length + 1),
        orderId: undefined,
      };
      placed.push(attempt);
      try {
        const { status, body } = await order(pub, attempt);
        if (status === 201) attempt.orderId = Number((body['order'] as Json)['id']);
      } catch {
        return;
      }
    }
  };
  const from = placed.length;
  const guests = Array.from({ length: GUESTS }, guest);
  await sleep(100 + Math.random() * 700);
  // Of a round in which nothing was acknowledged yet nothing could be lost.
  while (placed.slice(from).every(({ orderId }) => orderId === undefined)) await sleep(5);
  await server.kill();
  await Promise.all(guests);
}

async function ordersOf(pub: Pub): Promise<{ id: number; table: string }[]> {
  const all: { id: number; table: string }[] = [];
  let before = '';
  for (;;) {
    const { body } = await call('GET', `${pub.path}/orders${before}`, undefined, {
      accesstoken: pub.companyToken,
    });
    for (const each of body['orders'] as Json[]) {
      all.push({ id: Number(each['id']), table: String(each['table_for_in_place_order']) });
    }
    if (body['next'] === null) return all;
    before = `?before=${Number(body['next'])}`;
  }
}

it(
  `keeps every acknowledged order, once, over ${ROUNDS} kills`,
  { timeout: 60_000 + ROUNDS * 60_000 },
  async () => {
    const pub = await aPubWithOneDish();
    const placed: Placed[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = placed.length;
      await orderUntilKilled(pub, placed);
      server = await spawnOrderServer({ dataDir, url: database.url });
      // The line went dead: whoever got no answer tries again with the same key, and a few others too.
      const ofRound = placed.slice(from);
      const unanswered = ofRound.filter(({ orderId }) => orderId === undefined);
      const answered = ofRound.filter(({ orderId }) => orderId !== undefined);
      for (const attempt of [...unanswered, ...answered.slice(-2 * GUESTS)]) {
        const { status, body } = await order(pub, attempt);
        expect(status).toBe(201);
        const id = Number((body['order'] as Json)['id']);
        expect(id).toBe(attempt.orderId ?? id);
        attempt.orderId = id;
      }
    }
    const acknowledged = placed.filter(({ orderId }) => orderId !== undefined);
    const kept = await ordersOf(pub);
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * GUESTS);
    expect(kept.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      acknowledged.map(({ orderId }) => orderId).toSorted((a, b) => Number(a) - Number(b)),
    );
    expect(new Set(kept.map(({ table }) => table)).size).toBe(kept.length);
  },
);
