import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Bench, Row } from '../frame/bench.ts';
import { processorMs, processorMsOfAll } from '../frame/processor-time.ts';
import { startProduct } from '../frame/product.ts';
import type { Measured } from '../frame/statistics.ts';
import { takeTurns } from '../frame/take-turns.ts';
import { requireWrk } from '../frame/wrk.ts';
import { openDesk } from '../orders/open-desk.ts';
import { placeOrders } from '../orders/order-load.ts';
import { databaseAt, postmasterOf, rawOrder, runPgbench, runSql } from '../orders/pgbench.ts';
import { preparePub } from '../orders/prepare-pub.ts';

const GUESTS = 16;
const SECONDS = 5;
/** Until V8 has compiled the way of an order: an evening is longer. */
const WARM_UP_SECONDS = 20;
const PRODUCT = 'orders_product';
const RAW = 'orders_raw';

/** An order, and what it costs: its rate, and the processor time that it takes in the two programs. */
type Cost = { perSecond: number; serverMs: number; postgresMs: number };

/** The last measurements: the first one of each side may have warmed up. */
function paired(
  product: readonly Cost[],
  limit: readonly Cost[],
  { of, rounds }: { of: (cost: Cost) => number; rounds: number },
): Measured[] {
  const limits = limit.slice(-rounds);
  return product.slice(-rounds).map((cost, index) => {
    const other = limits[index];
    return other ? { product: of(cost), limit: of(other) } : { product: of(cost) };
  });
}

/** Orders of many guests at once on PostgreSQL, beside the same rows written by pgbench. */
export const orders: Bench = {
  name: 'orders',
  run: async (conditions) => {
    requireWrk();
    const { postgresUrl, wasteMs } = conditions;
    const seconds = conditions.isQuick ? 1 : SECONDS;
    const [url, rawUrl] = [databaseAt(postgresUrl, PRODUCT), databaseAt(postgresUrl, RAW)];
    await using ends = new AsyncDisposableStack();
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-bench-'));
    ends.defer(() => rmSync(dataDir, { recursive: true, force: true }));
    for (const name of [PRODUCT, RAW]) {
      ends.defer(() => void runSql(postgresUrl, `drop database if exists ${name} with (force)`));
    }
    runSql(postgresUrl, `create database ${PRODUCT} template template0 encoding 'UTF8'`);
    const pub = await preparePub({ databaseUrl: url, dataDir });
    runSql(postgresUrl, `create database ${RAW} template ${PRODUCT}`);
    const statement = rawOrder([dataDir, rawUrl]);
    const postmaster = postmasterOf(postgresUrl);
    const product = await startProduct({ databaseUrl: url, dataDir, wasteMs, withDemo: false });
    ends.defer(product.stop);
    const desk = await openDesk(product.origin, pub);
    ends.defer(desk.stop);

    if (!conditions.isQuick) {
      await placeOrders(product.origin, pub, { seconds: WARM_UP_SECONDS, guests: GUESTS });
    }

    const costs: { product: Cost[]; limit: Cost[] } = { product: [], limit: [] };
    const measureProduct = async (): Promise<number> => {
      const told = await desk.count(0);
      const before = { server: processorMs(product.pid), all: processorMsOfAll(postmaster) };
      const { perSecond } = await placeOrders(product.origin, pub, { seconds, guests: GUESTS });
      const count = (await desk.count(told + Math.floor(perSecond * seconds))) - told;
      costs.product.push({
        perSecond,
        serverMs: (processorMs(product.pid) - before.server) / count,
        postgresMs: (processorMsOfAll(postmaster) - before.all) / count,
      });
      return perSecond;
    };
    const measureLimit = async (): Promise<number> => {
      const before = processorMsOfAll(postmaster);
      const { perSecond, count } = await runPgbench(rawUrl, statement, {
        seconds,
        clients: GUESTS,
      });
      const postgresMs = (processorMsOfAll(postmaster) - before) / count;
      costs.limit.push({ perSecond, serverMs: 0, postgresMs });
      return perSecond;
    };
    const rounds = await takeTurns(conditions, { product: measureProduct, limit: measureLimit });
    const turns = (of: (cost: Cost) => number) =>
      paired(costs.product, costs.limit, { of, rounds: rounds.length });
    const limit = 'pgbench, the same rows as one prepared statement';
    const rows: Row[] = [
      {
        work: `orders on PostgreSQL, ${GUESTS} guests, told to the desk`,
        unit: 'orders/s',
        limit,
        rounds,
        goal: { of: 'ratio', atLeast: 0.4 },
      },
      {
        work: 'processor time of an order in the server',
        unit: 'ms',
        limit: '',
        rounds: turns(({ serverMs }) => serverMs).map((one) => ({ product: one.product })),
        goal: { of: 'figure', atMost: 0.6 },
      },
      {
        work: 'processor time of an order in PostgreSQL',
        unit: 'ms',
        limit,
        rounds: turns(({ postgresMs }) => postgresMs),
        goal: { of: 'ratio', atMost: 1.2 },
      },
    ];
    return rows;
  },
};
