import { clientAt } from '../../../testing/app/client-at.ts';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { dropListeners } from '../../../testing/app/drop-listeners.ts';
import { openReader, type LiveReader } from '../../../testing/app/live-reader.ts';
import {
  aDeliveringPub,
  anOrder,
  changeDish,
  setStatus,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';
import {
  spawnOrderServer,
  type OrderServer,
} from '../../../testing/processes/spawn-order-server.ts';

// Only PostgreSQL can be shared by several servers.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('two servers on one database', () => {
  let here: TestApp;
  let there: OrderServer;
  let hereAddress: string;
  let dataDir: string;
  let pub: ADeliveringPub;
  const readers: LiveReader[] = [];

  beforeAll(async () => {
    here = await buildTestApp({
      settings: { tokenSecrets: ['a secret that every process of one test shares, long enough'] },
    });
    // The other process has the real clock.
    here.clock.set(new Date().toISOString());
    hereAddress = await here.app.listen({ port: 0, host: '127.0.0.1' });
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-two-'));
    there = await spawnOrderServer({ dataDir, url: here.deps.database.connectionString });
    pub = await aDeliveringPub(here);
  });
  afterAll(async () => {
    for (const reader of readers) reader.close();
    await there.kill();
    await here.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  async function openDesk(address: string): Promise<LiveReader> {
    const at = `/ws/orders/company/${pub.company.id}/pub/${pub.pub.id}`;
    const url = `${address.replace('http', 'ws')}${at}?access_token=${pub.company.accesstoken}`;
    const reader = openReader('/ws/orders/company/:companyID/pub/:pubID', url);
    readers.push(reader);
    await reader.everything();
    return reader;
  }

  async function placeThere(): Promise<number> {
    return (await anOrder(clientAt(there.address), pub)).id;
  }

  async function waitFor(desk: LiveReader, orderId: number): Promise<number> {
    const start = performance.now();
    await desk.next(({ order }) => order?.id === orderId);
    return performance.now() - start;
  }

  it('each receive the changes of the other, long before the next periodic read', async () => {
    const [deskThere, deskHere] = [await openDesk(there.address), await openDesk(hereAddress)];
    const waits: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const order = await anOrder(here, pub);
      waits.push(await waitFor(deskThere, order.id));
      waits.push(await waitFor(deskHere, await placeThere()));
    }
    const [, , , , , median = Number.POSITIVE_INFINITY] = waits.toSorted((a, b) => a - b);
    expect(median).toBeLessThan(500);
  });

  it('miss nothing when their listening connections are cut, and listen again at once', async () => {
    const desk = await openDesk(there.address);
    const order = await anOrder(here, pub);
    await waitFor(desk, order.id);
    await dropListeners(here.deps.db, 2);
    const missed = await anOrder(here, pub);
    await setStatus(here, pub, { order: missed, to: 'preparing' });
    await desk.event(missed.id, 2);
    await expect
      .poll(async () => {
        const next = await anOrder(here, pub);
        return waitFor(desk, next.id);
      })
      .toBeLessThan(500);
  });

  it('charge a price that the other has changed, from its very next order', async () => {
    await placeThere();
    for (const price of [70, 71, 72, 73, 74]) {
      await changeDish(here, pub, { dish: pub.dishes[0], change: { price } });
      const { order } = await anOrder(clientAt(there.address), pub);
      expect(order.dishes[0]).toMatchObject({ dish_price: price });
    }
  });

  it('read a change of a server that was killed right after its commit', async () => {
    const desk = await openDesk(hereAddress);
    const orderId = await placeThere();
    await there.kill();
    expect(await desk.event(orderId)).toMatchObject({ id: orderId });
  });
});
