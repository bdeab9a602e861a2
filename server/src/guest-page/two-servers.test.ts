import { clientAt } from '../testing/app/client-at.ts';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGuestApp, type GuestApp } from '../testing/app/build-guest-app.ts';
import { PATIENCE_MS } from '../testing/app/until.ts';
import { dropListeners } from '../testing/app/drop-listeners.ts';
import {
  aDeliveringPub,
  changeDish,
  type ADeliveringPub,
} from '../testing/builders/order-builders.ts';
import { spawnOrderServer, type OrderServer } from '../testing/processes/spawn-order-server.ts';

// Only PostgreSQL can be shared by several servers.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('a menu that two servers cache', () => {
  let here: GuestApp;
  let there: OrderServer;
  let dataDir: string;
  let pub: ADeliveringPub;
  let price = 100;

  beforeAll(async () => {
    // Its clock does not move, so a page never expires.
    here = await buildGuestApp({
      tokenSecrets: ['a secret that every process of one test shares, long enough'],
    });
    here.clock.set(new Date().toISOString());
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-pages-'));
    there = await spawnOrderServer({ dataDir, url: here.deps.database.connectionString });
    pub = await aDeliveringPub(here);
  }, 120_000);
  afterAll(async () => {
    await there.kill();
    await here.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  const address = () => `/pub/${pub.pub.url_name}/?lang=en`;
  const readHere = async (): Promise<string> => (await here.app.inject(address())).body;
  const readThere = async (): Promise<string> =>
    (await fetch(`${there.address}${address()}`)).text();

  /** Saves a price that no dish has had, and returns its text on the page. */
  async function saveHere(): Promise<string> {
    price += 1;
    await changeDish(here, pub, { dish: pub.dishes[0], change: { price } });
    return `${price}.00`;
  }

  async function saveThere(): Promise<string> {
    price += 1;
    await changeDish(clientAt(there.address), pub, { dish: pub.dishes[0], change: { price } });
    return `${price}.00`;
  }

  /** How long a page still shows the old price; once it has shown the new one, it never goes back. */
  async function staleFor(read: () => Promise<string>, shown: string): Promise<number> {
    const start = performance.now();
    while (!(await read()).includes(shown)) {
      if (performance.now() - start > PATIENCE_MS) throw new Error(`${shown} was never shown`);
      await sleep(5);
    }
    const wait = performance.now() - start;
    for (let again = 0; again < 5; again += 1) expect(await read()).toContain(shown);
    return wait;
  }

  it('each shows a save of the other, long before the next periodic read', async () => {
    const waits: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([readHere(), readThere()]);
      const savedHere = await saveHere();
      expect(await readHere()).toContain(savedHere);
      waits.push(await staleFor(readThere, savedHere));
      const savedThere = await saveThere();
      expect(await readThere()).toContain(savedThere);
      waits.push(await staleFor(readHere, savedThere));
    }
    const [, , , , , median = Number.POSITIVE_INFINITY] = waits.toSorted((a, b) => a - b);
    expect(median).toBeLessThan(500);
  });

  it('misses nothing while the listening connections are cut, and listens again at once', async () => {
    await Promise.all([readHere(), readThere()]);
    await dropListeners(here.deps.db, 2);
    await staleFor(readThere, await saveHere());
    await staleFor(readHere, await saveThere());
    await expect
      .poll(async () => {
        await readThere();
        return staleFor(readThere, await saveHere());
      })
      .toBeLessThan(500);
  });
});
