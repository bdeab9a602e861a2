import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench, Conditions, Row } from '../frame/bench.ts';
import { startProduct } from '../frame/product.ts';
import { clientAt } from '../frame/product-client.ts';
import { percentile } from '../frame/statistics.ts';
import { takeTurns } from '../frame/take-turns.ts';
import { requireWrk } from '../frame/wrk.ts';
import { startAlertReceiver, type AlertReceiver } from '../orders/alert-receiver.ts';
import { placeOrders } from '../orders/order-load.ts';
import { addOrderPubs, type OrderPub } from '../orders/order-pub.ts';
import { databaseAt, runSql } from '../orders/pgbench.ts';
import { preparePub } from '../orders/prepare-pub.ts';

const GUESTS = 16;
const SECONDS = 5;
const WITH = 'alerts_with';
const WITHOUT = 'alerts_without';

/** The shortest time that a pub can set, and one that is not reached. */
const AFTER_SECONDS = 10;
const NOT_REACHED_SECONDS = 1800;
/** Beyond the time of the last alert. */
const LONGEST_WAIT_MS = 60_000;

const full = { pubs: 20, rate: 20, seconds: 10, rounds: 5 };
const quick = { pubs: 2, rate: 10, seconds: 2, rounds: 1 };
type Size = typeof full;

type Place = { readonly url: string; readonly dataDir: string };

/** Empty databases and a folder that are gone at the end. */
function places(
  ends: AsyncDisposableStack,
  { postgresUrl }: Conditions,
  names: readonly string[],
): (name: string) => Place {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-bench-'));
  ends.defer(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of names) {
    ends.defer(() => void runSql(postgresUrl, `drop database if exists ${name} with (force)`));
  }
  return (name) => ({ url: databaseAt(postgresUrl, name), dataDir: path.join(folder, 'data') });
}

/** Orders of many guests at once, beside the same on a database that keeps no task of theirs. */
async function measureCost(conditions: Conditions): Promise<Row> {
  requireWrk();
  const { postgresUrl, wasteMs } = conditions;
  await using ends = new AsyncDisposableStack();
  const placeOf = places(ends, conditions, [WITH, WITHOUT]);
  runSql(postgresUrl, `create database ${WITH} template template0 encoding 'UTF8'`);
  const { url: databaseUrl, dataDir } = placeOf(WITH);
  const pub = await preparePub({ databaseUrl, dataDir });
  runSql(postgresUrl, `create database ${WITHOUT} template ${WITH}`);
  const withoutUrl = placeOf(WITHOUT).url;
  runSql(
    withoutUrl,
    `create function leave_out() returns trigger language plpgsql as 'begin return null; end';
     create trigger leave_out before insert on task for each row execute function leave_out()`,
  );
  const shared = { dataDir, withDemo: false };
  const product = await startProduct({ ...shared, databaseUrl, wasteMs });
  ends.defer(product.stop);
  const without = await startProduct({ ...shared, databaseUrl: withoutUrl });
  ends.defer(without.stop);
  const seconds = conditions.isQuick ? 1 : SECONDS;
  const measure = async (origin: string, url: string): Promise<number> => {
    const { perSecond } = await placeOrders(origin, pub, { seconds, guests: GUESTS });
    // What is done about these orders later belongs to no turn.
    runSql(url, 'truncate task');
    return perSecond;
  };
  const rounds = await takeTurns(conditions, {
    product: () => measure(product.origin, databaseUrl),
    limit: () => measure(without.origin, withoutUrl),
  });
  return {
    work: `orders on PostgreSQL, ${GUESTS} guests, each with its alerts`,
    unit: 'orders/s',
    limit: 'the product without a task for an order',
    rounds,
    goal: { of: 'ratio', atLeast: 0.9 },
  };
}

/** Each pub has a device and a chat, which are alerted at the same time. */
async function addAlerts(
  { origin, url }: { readonly origin: string; readonly url: string },
  { pubs, receiver }: { readonly pubs: readonly OrderPub[]; readonly receiver: AlertReceiver },
): Promise<void> {
  const client = clientAt(origin);
  for (const [index, { ids, as }] of pubs.entries()) {
    const subscription = receiver.subscriptions[index];
    if (!subscription) throw new Error('a pub has no device');
    await client.call('PUT /api/company/:companyID/pubs/:pubID/alerts', {
      params: ids,
      as,
      body: {
        push_after_seconds: AFTER_SECONDS,
        telegram_after_seconds: AFTER_SECONDS,
        again_after_seconds: NOT_REACHED_SECONDS,
      },
    });
    await client.call('POST /api/company/:companyID/pubs/:pubID/alerts/push-subscriptions', {
      params: ids,
      as,
      body: { ...subscription, device: 'Chrome, Android', language: 'ro' },
    });
    runSql(
      url,
      `insert into telegram_chat (pub_id, chat_id, kind, title, language, linked_at)
       values (${ids.pubID}, ${1_000 + index}, 'group', 'Bucătăria', 'ro', now())`,
    );
  }
}

/** Places orders at a steady rate; when each was placed (ms since 1970), by its id. */
async function placeSteadily(
  origin: string,
  { pubs, size }: { readonly pubs: readonly OrderPub[]; readonly size: Size },
): Promise<Map<number, number>> {
  const client = clientAt(origin);
  const placed = new Map<number, number>();
  const start = performance.now();
  for (let number = 0; number < size.rate * size.seconds; number += 1) {
    await sleep(Math.max(0, start + (number * 1_000) / size.rate - performance.now()));
    const pub = pubs[number % pubs.length];
    if (!pub) throw new Error('no pub was added');
    const { order } = await client.call('POST /api/client/pub/:pubID/orders', {
      params: pub.ids,
      body: pub.order,
      idempotencyKey: randomUUID(),
    });
    placed.set(order.id, Date.parse(order.created_time));
  }
  return placed;
}

/** How long after its time each order's alert arrived, in ms. */
async function delays(
  arrived: () => ReadonlyMap<number, number>,
  placed: ReadonlyMap<number, number>,
): Promise<number[]> {
  const end = Date.now() + AFTER_SECONDS * 1_000 + LONGEST_WAIT_MS;
  while (Date.now() < end) {
    const times = arrived();
    if ([...placed.keys()].every((id) => times.has(id))) {
      return [...placed].map(
        ([id, at]) => (times.get(id) ?? Number.NaN) - at - AFTER_SECONDS * 1_000,
      );
    }
    await sleep(100);
  }
  throw new Error('an order was not told of');
}

/** From the time at which an alert is due to its arrival, with nobody at any desk. */
async function measureDelays(conditions: Conditions): Promise<Row[]> {
  const size = conditions.isQuick ? quick : full;
  await using ends = new AsyncDisposableStack();
  const { url, dataDir } = places(ends, conditions, [WITH])(WITH);
  runSql(conditions.postgresUrl, `create database ${WITH} template template0 encoding 'UTF8'`);
  const receiver = await startAlertReceiver(size.pubs);
  ends.defer(receiver.stop);
  const { environment: env } = receiver;
  const { wasteMs } = conditions;
  const product = await startProduct({ databaseUrl: url, dataDir, withDemo: false, wasteMs, env });
  ends.defer(product.stop);
  const pubs = await addOrderPubs(product.origin, size.pubs);
  await addAlerts({ origin: product.origin, url }, { pubs, receiver });
  const measured: { push: number[]; telegram: number[] }[] = [];
  for (let round = 0; round < size.rounds; round += 1) {
    const placed = await placeSteadily(product.origin, { pubs, size });
    measured.push({
      push: await delays(() => receiver.arrived('push'), placed),
      telegram: await delays(() => receiver.arrived('telegram'), placed),
    });
  }
  const rowOf = (channel: 'push' | 'telegram', [name, share]: readonly [string, number]): Row => ({
    work: `${size.rate} unopened orders/s, ${channel} after its time, ${name}`,
    unit: 'ms',
    limit: '',
    rounds: measured.map((one) => ({ product: percentile(one[channel], share) })),
    goal: { of: 'figure', atMost: name === 'p50' ? 1_000 : 2_000 },
  });
  const percentiles = [
    ['p50', 0.5],
    ['p99', 0.99],
  ] as const;
  return (['push', 'telegram'] as const).flatMap((channel) =>
    percentiles.map((one) => rowOf(channel, one)),
  );
}

/** What the alerts of orders cost, and how late they are. */
export const alerts: Bench = {
  name: 'alerts',
  // Several alerts wait for each other: each of them has to be slow.
  provenByMs: 100,
  run: async (conditions) => [await measureCost(conditions), ...(await measureDelays(conditions))],
};
