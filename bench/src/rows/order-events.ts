import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Bench } from '../frame/bench.ts';
import { startChild } from '../frame/child.ts';
import { startProduct } from '../frame/product.ts';
import type { Measured } from '../frame/statistics.ts';
import { takeTurns } from '../frame/take-turns.ts';
import { measureEvents, type EventLoad } from '../orders/measure-events.ts';
import { addOrderPubs, type OrderPub } from '../orders/order-pub.ts';
import { databaseAt, runSql } from '../orders/pgbench.ts';

const DATABASE = 'order_events';
const NOTE_COMMITS = new URL('../load/note-commits.ts', import.meta.url).href;

const full = { pubs: 100, desksOfPub: 5, rate: 200, seconds: 5 };
const quick = { pubs: 10, desksOfPub: 2, rate: 20, seconds: 2 };

type Size = typeof full;

function loadOfProduct(
  origin: string,
  { pubs, size }: { pubs: readonly OrderPub[]; size: Size },
): Pick<EventLoad, 'desks' | 'causes'> {
  const desks = pubs.flatMap(({ desk, path: room }) =>
    Array.from({ length: size.desksOfPub }, () => ({
      url: `${origin.replace('http', 'ws')}${desk}`,
      room,
      greets: true,
    })),
  );
  const causes = pubs.map(({ path: room, order }) => ({
    url: origin + room,
    room,
    body: JSON.stringify(order),
    publish: false,
  }));
  return { desks, causes };
}

/** The same desks and events on a bare server. An event is as long as the product's. */
function loadOfBare(
  port: string,
  { desks, causes }: Pick<EventLoad, 'desks' | 'causes'>,
): Pick<EventLoad, 'desks' | 'causes'> {
  const origin = `ws://127.0.0.1:${port}`;
  return {
    desks: desks.map(({ room }) => ({ url: origin + room, room, greets: false })),
    causes: causes.map(({ room }) => ({
      url: `${origin}/publish`,
      room,
      body: 'x'.repeat(EVENT_BYTES),
      publish: true,
    })),
  };
}

/** Of one `CREATE_EVENT` of the order that this bench places, without the time that the bare server adds. */
const EVENT_BYTES = 1_130;

/** From the commit of an order to the open desks of its pub, while many pubs receive orders. */
export const orderEvents: Bench = {
  name: 'order-events',
  run: async (conditions) => {
    const size = conditions.isQuick ? quick : full;
    const { rate, seconds } = size;
    const { postgresUrl, wasteMs } = conditions;
    await using ends = new AsyncDisposableStack();
    const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-bench-'));
    ends.defer(() => rmSync(folder, { recursive: true, force: true }));
    const commitsFile = path.join(folder, 'commits');
    ends.defer(() => void runSql(postgresUrl, `drop database if exists ${DATABASE} with (force)`));
    runSql(postgresUrl, `create database ${DATABASE} template template0 encoding 'UTF8'`);
    const product = await startProduct({
      databaseUrl: databaseAt(postgresUrl, DATABASE),
      dataDir: path.join(folder, 'data'),
      withDemo: false,
      wasteMs,
      env: { NODE_OPTIONS: `--import ${NOTE_COMMITS}`, COMMITS_FILE: commitsFile },
    });
    ends.defer(product.stop);
    const bare = await startChild(['bench/src/limits/bare-ws.ts'], { ready: /\d+\n/ });
    ends.defer(bare.stop);
    const pubs = await addOrderPubs(product.origin, size.pubs);
    const ofProduct = loadOfProduct(product.origin, { pubs, size });
    const ofBare = loadOfBare(bare.output().trim(), ofProduct);

    const late: { product: number[]; limit: number[] } = { product: [], limit: [] };
    const rounds = await takeTurns(conditions, {
      product: async () => {
        const { p50, p99 } = await measureEvents({ ...ofProduct, rate, seconds, commitsFile });
        late.product.push(p99);
        return p50;
      },
      limit: async () => {
        const { p50, p99 } = await measureEvents({ ...ofBare, rate, seconds });
        late.limit.push(p99);
        return p50;
      },
    });
    const limits = late.limit.slice(-rounds.length);
    const lateRounds = late.product
      .slice(-rounds.length)
      .map((value, index): Measured => ({ product: value, limit: limits[index] ?? Number.NaN }));
    const work = `${rate} orders/s, ${pubs.length * size.desksOfPub} desks, commit to desk`;
    const limit = 'bare ws, as many bytes to as many sockets';
    return [
      { work: `${work}, p50`, unit: 'ms', limit, rounds, goal: { of: 'ratio', atMost: 3 } },
      {
        work: `${work}, p99`,
        unit: 'ms',
        limit,
        rounds: lateRounds,
        goal: { of: 'figure', atMost: 50 },
      },
    ];
  },
};
