import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Bench, Row } from '../frame/bench.ts';
import { ROOT } from '../frame/child.ts';
import { startProduct } from '../frame/product.ts';
import { takeTurns } from '../frame/take-turns.ts';
import { requireWrk } from '../frame/wrk.ts';
import { openDesk } from '../orders/open-desk.ts';
import { placeOrders } from '../orders/order-load.ts';
import { preparePub } from '../orders/prepare-pub.ts';

const execute = promisify(execFile);
const SECONDS = 3;

async function writeRaw(dataDir: string, guests: number, seconds: number): Promise<number> {
  const args = ['server/src/testing/limits/write-raw-orders.ts', dataDir, guests, seconds];
  const { stdout } = await execute(process.execPath, args.map(String), { cwd: ROOT });
  return Number(stdout);
}

/** Orders on the embedded engine, beside the same rows written on the same engine without the product. */
export const ordersEmbedded: Bench = {
  name: 'orders-embedded',
  run: async (conditions) => {
    requireWrk();
    const seconds = conditions.isQuick ? 1 : SECONDS;
    const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-bench-'));
    const [dataDir, rawDir] = [path.join(folder, 'product'), path.join(folder, 'raw')];
    await using ends = new AsyncDisposableStack();
    ends.defer(() => rmSync(folder, { recursive: true, force: true }));
    const pub = await preparePub({ dataDir });
    cpSync(dataDir, rawDir, { recursive: true });
    const product = await startProduct({ dataDir, wasteMs: conditions.wasteMs, withDemo: false });
    ends.defer(product.stop);
    const desk = await openDesk(product.origin, pub);
    ends.defer(desk.stop);

    async function measure(guests: number): Promise<Row> {
      return {
        work: `orders embedded, ${guests === 1 ? '1 guest' : `${guests} guests`}, told to the desk`,
        unit: 'orders/s',
        limit: 'the same rows as one prepared statement on the same engine',
        rounds: await takeTurns(conditions, {
          product: async () => {
            const told = await desk.count(0);
            const { perSecond } = await placeOrders(product.origin, pub, { seconds, guests });
            await desk.count(told + Math.floor(perSecond * seconds));
            return perSecond;
          },
          limit: () => writeRaw(rawDir, guests, seconds),
        }),
        goal: { of: 'ratio', atLeast: 0.8 },
      };
    }

    return [await measure(1), await measure(16)];
  },
};
