import { must } from '@comanda/contract/client';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientAt } from '../app/client-at.ts';
import {
  aDeliveringPub,
  anOrderAtTable,
  tryOrder,
  type ADeliveringPub,
} from '../builders/order-builders.ts';
import { listAllOrders } from './list-all-orders.ts';
import { createOwnDatabase, spawnOrderServer, type OrderServer } from './spawn-order-server.ts';

const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 6);
const GUESTS = 4;

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

/** The same key stands for the same order. */
const placeOrder = (pub: ADeliveringPub, { key, table }: Placed) =>
  tryOrder(clientAt(server.address), pub, { body: anOrderAtTable(pub, table), key });

/** Guests order as fast as they can until the server is killed. */
async function orderUntilKilled(pub: ADeliveringPub, placed: Placed[]): Promise<void> {
  const guest = async (): Promise<void> => {
    for (;;) {
      const attempt: Placed = {
        key: randomUUID(),
        table: String(placed.length + 1),
        orderId: undefined,
      };
      placed.push(attempt);
      try {
        const { status, body } = await placeOrder(pub, attempt);
        if (status === 201) attempt.orderId = body.order?.id;
      } catch {
        return;
      }
    }
  };
  const from = placed.length;
  const guests = Array.from({ length: GUESTS }, guest);
  await sleep(100 + Math.random() * 700);
  // A round without acknowledgements could lose no order.
  while (placed.slice(from).every(({ orderId }) => orderId === undefined)) await sleep(5);
  await server.kill();
  await Promise.all(guests);
}

it(
  `keeps every acknowledged order, once, over ${ROUNDS} kills`,
  { timeout: 60_000 + ROUNDS * 60_000 },
  async () => {
    const pub = await aDeliveringPub(clientAt(server.address));
    const placed: Placed[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = placed.length;
      await orderUntilKilled(pub, placed);
      server = await spawnOrderServer({ dataDir, url: database.url });
      // The connection broke: clients without a response retry with the same key, and so do some others.
      const ofRound = placed.slice(from);
      const unanswered = ofRound.filter(({ orderId }) => orderId === undefined);
      const answered = ofRound.filter(({ orderId }) => orderId !== undefined);
      for (const attempt of [...unanswered, ...answered.slice(-2 * GUESTS)]) {
        const { id } = (await must(placeOrder(pub, attempt))).order;
        expect(id).toBe(attempt.orderId ?? id);
        attempt.orderId = id;
      }
    }
    const acknowledged = placed.filter(({ orderId }) => orderId !== undefined);
    const stored = await listAllOrders(server.address, pub);
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * GUESTS);
    expect(stored.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      acknowledged.map(({ orderId }) => orderId).toSorted((a, b) => Number(a) - Number(b)),
    );
    expect(new Set(stored.map(({ table }) => table)).size).toBe(stored.length);
  },
);
