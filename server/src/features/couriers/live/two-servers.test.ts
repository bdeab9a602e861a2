import { clientAt } from '../../../testing/app/client-at.ts';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  aWaitingOrder,
  type ACourier,
  type CourierStep,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';
import {
  spawnOrderServer,
  type OrderServer,
} from '../../../testing/processes/spawn-order-server.ts';

const COURIERS = 50;
const ROUNDS = 3;
type Outcome = { status: number; code: string | undefined; body: object };

// Only PostgreSQL can be shared by several servers: the embedded database lets one process in.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('couriers at two servers', () => {
  let here: TestApp;
  let servers: [OrderServer, OrderServer];
  let dataDir: string;
  let pool: ADeliveringPub;
  let couriers: ACourier[];

  beforeAll(async () => {
    here = await buildTestApp({
      settings: { tokenSecrets: ['a secret that every process of one test shares, long enough'] },
    });
    // The other processes have the real clock.
    here.clock.set(new Date().toISOString());
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-race-'));
    const url = here.deps.database.connectionString;
    const start = () => spawnOrderServer({ dataDir, url });
    servers = [await start(), await start()];
    pool = await aDeliveringPub(here, { deliveryType: 'delivery_service', commission: true });
    const admin = await anAdmin(here);
    couriers = [];
    while (couriers.length < COURIERS) couriers.push(await anApprovedCourier(here, admin));
  }, 120_000);
  afterAll(async () => {
    for (const server of servers) await server.kill();
    await here.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function act(
    { courier, at }: { courier: ACourier; at: number },
    verb: CourierStep,
    body: { order_id: number; action_id: string },
  ): Promise<Outcome> {
    const answer = await clientAt(servers[at % 2 === 0 ? 0 : 1].address).send(
      `POST /api/courier/:courierID/${verb}`,
      { params: courier.ids, as: courier, body },
    );
    return { status: answer.status, code: answer.body.code, body: answer.body };
  }

  it('fifty reserve one order at once: one succeeds, forty-nine get the refusal that it is taken', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await aWaitingOrder(here, pool);
      const outcomes = await Promise.all(
        couriers.map((courier, index) =>
          act({ courier, at: index }, 'reserve-order', {
            order_id: id,
            action_id: randomUUID(),
          }),
        ),
      );
      const successful = outcomes.flatMap(({ status }, index) => (status === 200 ? [index] : []));
      expect(successful).toHaveLength(1);
      const refused = outcomes.filter(({ status }) => status !== 200);
      expect(new Set(refused.map(({ code }) => code))).toEqual(
        new Set(['order_is_already_reserved']),
      );
      const [reserver = 0] = successful;
      const row = await here.deps.db
        .selectFrom('pub_order')
        .where('id', '=', id)
        .select(['reserver_courier_id', 'revision'])
        .executeTakeFirstOrThrow();
      // Placed, prepared, reserved: each was written once.
      expect(row).toEqual({ reserver_courier_id: couriers[reserver]?.id, revision: 3 });
      const steps = await here.deps.db
        .selectFrom('courier_step')
        .where('order_id', '=', id)
        .select('courier_id')
        .execute();
      expect(steps).toEqual([{ courier_id: couriers[reserver]?.id }]);
    }
  }, 120_000);

  it('a step that is sent to both at once is done once', async () => {
    const [courier] = couriers;
    if (!courier) throw new Error('a courier at least');
    for (let round = 0; round < 10; round += 1) {
      const { id } = await aWaitingOrder(here, pool);
      const both = async (verb: CourierStep) => {
        const body = { order_id: id, action_id: randomUUID() };
        const outcomes = await Promise.all(
          [0, 1, 2, 3].map((at) => act({ courier, at }, verb, body)),
        );
        expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        return outcomes.map((outcome) => outcome.body);
      };
      await both('reserve-order');
      for (const body of await both('set-order-to-completed')) {
        expect(body).toMatchObject({ order: { status: 'completed' } });
      }
      const lines = await here.deps.db
        .selectFrom('courier_ledger')
        .where('order_id', '=', id)
        .select('kind')
        .execute();
      expect(lines).toEqual([{ kind: 'debit' }]);
    }
  }, 120_000);

  it('one id for two orders at two servers is one step and one refusal', async () => {
    const [courier] = couriers;
    if (!courier) throw new Error('a courier at least');
    const ids = [(await aWaitingOrder(here, pool)).id, (await aWaitingOrder(here, pool)).id];
    const action_id = randomUUID();
    const outcomes = await Promise.all(
      ids.map((order_id, at) => act({ courier, at }, 'reserve-order', { order_id, action_id })),
    );
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(outcomes.map(({ code }) => code)).toContain('action_id_was_used');
  });
});
