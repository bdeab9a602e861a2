import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missedEvents } from '../evening/missed-events.ts';
import { prepareEveningPub } from '../evening/prepare-pub.ts';
import { reconnectsSince } from '../evening/reconnects.ts';
import { startEvening } from '../evening/start-evening.ts';
import { untilBegun } from '../evening/until-begun.ts';
import { spawnOrderServer, type OrderServer } from './spawn-order-server.ts';
import { isDeep } from '../../../../scripts/depth.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

const REFUSED_WITHIN_MS = 30_000;

// Several processes share a PostgreSQL.
describe.skipIf(process.env['TEST_DATABASE_URL'])('a second process on a data folder', () => {
  let dataDir: string;
  let server: OrderServer;
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-second-process-'));
    server = await spawnOrderServer({ dataDir, url: undefined });
  });
  afterAll(async () => {
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Starts the product on the folder; its exit code and what it wrote. */
  async function startSecond(): Promise<{ code: unknown; written: string }> {
    const product = spawn(process.execPath, [MAIN, '--no-demo'], {
      env: { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' },
      stdio: ['ignore', 'ignore', 'pipe'],
      // One that opens the folder would run on.
      timeout: REFUSED_WITHIN_MS,
    });
    const [[code], written] = await Promise.all([once(product, 'exit'), text(product.stderr)]);
    return { code: code as unknown, written };
  }

  it.runIf(isDeep)(
    'is refused with the reason under load, and the first one loses nothing',
    async () => {
      const eveningPub = await prepareEveningPub(server.address);
      const evening = startEvening({
        ...eveningPub,
        addresses: [server.address],
        guestEveryMs: 50,
        retryAfterMs: [],
        mayBeCut: false,
      });
      const startedAt = Date.now();
      await untilBegun(evening);
      const { code, written } = await startSecond();
      const acknowledgedBefore = evening.orders.length;
      await expect.poll(() => evening.orders.length).toBeGreaterThan(acknowledgedBefore);
      await evening.end();
      const { damage, revisions } = await server.inspect(evening, eveningPub.pub.pub.id);
      const missed = await missedEvents(evening, revisions);
      evening.close();
      expect(code).toBe(1);
      expect(written).toMatch(
        `comanda: The database folder ${path.join(dataDir, 'database')} is in use by another process.`,
      );
      const { surplus } = reconnectsSince(evening, startedAt);
      expect([...damage, ...missed, ...surplus, ...evening.unexpected]).toEqual([]);
      expect(evening.refused).toBe(0);
      // What the first one has written is also there for the next owner of the folder.
      await server.kill();
      server = await spawnOrderServer({ dataDir, url: undefined });
      expect((await server.inspect(evening)).damage).toEqual([]);
    },
  );
});
