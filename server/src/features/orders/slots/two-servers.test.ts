import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEFAULT_LATER, slotOf } from '@comanda/domain/later';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { clientAt } from '../../../testing/app/client-at.ts';
import { aDeliveringPub, tryOrder } from '../../../testing/builders/order-builders.ts';
import {
  spawnOrderServer,
  type OrderServer,
} from '../../../testing/processes/spawn-order-server.ts';

const PUB = '/api/company/:companyID/pubs/:pubID' as const;
const GUESTS = 200;
const SLOTS = 10;
const HOUR_MS = 60 * 60_000;

// Only PostgreSQL can be shared by several servers.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('two servers on one database', () => {
  let here: TestApp;
  let there: OrderServer;
  let dataDir: string;
  beforeAll(async () => {
    here = await buildTestApp({
      settings: { tokenSecrets: ['a secret that every process of one test shares, long enough'] },
    });
    // The other process has the real clock.
    here.clock.set(new Date().toISOString());
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-two-'));
    there = await spawnOrderServer({ dataDir, url: here.deps.database.connectionString });
  });
  afterAll(async () => {
    await there.kill();
    await here.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  it('never take more into a slot than fits, whoever of 200 guests at once comes first', async () => {
    const pub = await aDeliveringPub(here);
    const of = { params: pub.ids, as: pub.company };
    await here.call(`PUT ${PUB}`, { ...of, body: { has_pick_up_order: true } });
    const limits = { ...DEFAULT_LATER.limits, orders: 9, dishes: 12 };
    const later = { ...DEFAULT_LATER, order_types: ['pick_up' as const], limits };
    await here.call(`PUT ${PUB}/later`, { ...of, body: { later } });
    const ahead = new Date(here.clock.now().getTime() + 3 * HOUR_MS);
    const first = slotOf(ahead, later.slot_minutes, 'Europe/Chisinau').from.getTime();
    const startOf = (index: number) =>
      new Date(first + (index % SLOTS) * later.slot_minutes * 60_000).toISOString();
    const servers = [here, clientAt(there.address)] as const;
    const answers = await Promise.all(
      Array.from({ length: GUESTS }, (_, index) =>
        tryOrder(servers[index % 2 === 0 ? 0 : 1], pub, {
          body: {
            order_type: 'pick_up',
            client_name: 'Ana',
            main_phone_number: '069123456',
            dishes: [{ dish_id: pub.dishes[0].id, count: (index % 3) + 1 }],
            wanted_at: startOf(index),
          },
        }),
      ),
    );
    const codes = answers.map(({ status, body }) => (status === 201 ? 201 : body.code));
    expect(new Set(codes)).toEqual(new Set([201, 'slot_is_full']));
    const rows = await here.deps.db
      .selectFrom('pub_order')
      .innerJoin('order_line', 'order_line.order_id', 'pub_order.id')
      .where('pub_id', '=', pub.pub.id)
      .select(['wanted_from', 'count'])
      .execute();
    expect(rows).toHaveLength(codes.filter((code) => code === 201).length);
    const bySlot = Map.groupBy(rows, ({ wanted_from: from }) => from?.toISOString());
    const used = [...bySlot.values()].map((ofSlot) => ({
      orders: ofSlot.length,
      dishes: ofSlot.reduce((sum, { count }) => sum + count, 0),
    }));
    expect(used).toHaveLength(SLOTS);
    expect(used.filter(({ orders, dishes }) => orders > 9 || dishes > 12)).toEqual([]);
    // Each is full by one of the limits: not even the smallest order would fit.
    expect(used.filter(({ orders, dishes }) => orders < 9 && dishes < 12)).toEqual([]);
  });
});
