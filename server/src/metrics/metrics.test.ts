import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { addressOf } from '@comanda/contract/client';
import { listCalls } from '@comanda/contract';
import { errorTable } from '@comanda/contract/errors';
import { sockets } from '@comanda/contract/live';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Type } from 'typebox';
import { tallyOf } from '../plumbing/metrics/tally.ts';
import { addTask } from '../plumbing/tasks/add-task.ts';
import { defineTask } from '../plumbing/tasks/task-kind.ts';
import { buildTestApp, type TestApp } from '../testing/app/build-test-app.ts';
import { openReader } from '../testing/app/live-reader.ts';
import { portOf } from '../testing/app/port-of.ts';
import { aRehearsal } from '../testing/builders/a-rehearsal.ts';
import { aBasket, aDeliveringPub, anOrder } from '../testing/builders/order-builders.ts';
import { serveMetrics } from './serve-metrics.ts';

const PLACING = 'POST /api/client/pub/:pubID/orders';
let t: TestApp;
let served: Server;
let backupAt: Date | undefined;
let address: string;
beforeAll(async () => {
  t = await buildTestApp({
    // As in operation.
    settings: { rateLimitScale: 1, trustProxy: 1 },
    extend: async (app, deps) => {
      const parts = { app, deps, lastBackupAt: () => backupAt };
      served = await serveMetrics(parts, { port: 0, host: '127.0.0.1' });
    },
  });
  address = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());

/** Each line of the format: a comment, or a name with labels and a number. */
const LINE = /^(?:#.*|([a-z_\d]+)(?:\{(.*)\})? (Nan|[+-]?Inf|-?[\d.]+(?:e[+-]?\d+)?))$/;

async function scrape(): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${portOf(served)}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const lines = (await response.text()).trimEnd().split('\n');
  const written = lines.filter((line) => line !== '');
  expect(written.filter((line) => !LINE.test(line))).toEqual([]);
  return new Map(
    written.flatMap((line) => {
      const [, name, labels, value] = LINE.exec(line) ?? [];
      return name === undefined ? [] : [[labels ? `${name}{${labels}}` : name, Number(value)]];
    }),
  );
}

/** How much a metric grows while this happens. */
async function growthOf(metric: string, happen: () => Promise<unknown>): Promise<number> {
  const before = (await scrape()).get(metric) ?? 0;
  await happen();
  return ((await scrape()).get(metric) ?? 0) - before;
}

const callsOf = (call: string, status: string): string =>
  `comanda_call_duration_seconds_count{call="${call}",status="${status}"}`;

describe('the metrics', () => {
  it('count an order once, also when it is sent again, and its calls', async () => {
    const pub = await aDeliveringPub(t);
    const request = { params: pub.ids, body: aBasket(pub), idempotencyKey: randomUUID() };
    const place = () => t.call(PLACING, request);
    expect(await growthOf('comanda_orders_placed_total', place)).toBe(1);
    expect(await growthOf('comanda_orders_placed_total', place)).toBe(0);
    expect(await growthOf(callsOf(PLACING, '2xx'), place)).toBe(1);
  });

  it('count refusals by their code, those of orders apart', async () => {
    const pub = await aDeliveringPub(t);
    const refused = () => t.sendRaw(PLACING, { params: pub.ids, body: aBasket(pub) });
    const code = '{code="idempotency_key_is_required"}';
    expect(await growthOf(`comanda_orders_refused_total${code}`, refused)).toBe(1);
    expect(await growthOf(`comanda_refusals_total${code}`, refused)).toBe(1);
    expect(await growthOf(callsOf(PLACING, '4xx'), refused)).toBe(1);
    const unknown = () =>
      t.sendRaw('GET /api/client/pub/:pubUrlName', { params: { pubUrlName: 'x' } });
    expect(await growthOf('comanda_orders_refused_total{code="not_found"}', unknown)).toBe(0);
  });

  it('count requests above a limit', async () => {
    const ask = async () => {
      for (let count = 0; count < 5; count += 1) {
        await t.app.inject({
          method: 'POST',
          url: addressOf('POST /api/auth/login').url,
          body: { as: '', email: 'oaspete@a.example', password: 'o parolă greșită' },
          headers: { 'x-forwarded-for': '10.3.0.1' },
        });
      }
    };
    let growth = 0;
    while (growth === 0) {
      growth = await growthOf('comanda_refusals_total{code="too_many_requests"}', ask);
    }
    expect(growth).toBeGreaterThan(0);
  });

  it('count answers from memory', async () => {
    const { pub } = await aDeliveringPub(t);
    const { url } = addressOf('GET /api/client/pub/:pubUrlName', { pubUrlName: pub.url_name });
    const read = async () => (await fetch(address + url)).arrayBuffer();
    await read();
    expect(await growthOf('comanda_answers_ahead_total', read)).toBe(1);
  });

  it('have the open sockets and the clients that were dropped', async () => {
    const pub = await aDeliveringPub(t);
    const key = '/ws/orders/company/:companyID/pub/:pubID';
    const at = `/ws/orders/company/${pub.company.id}/pub/${pub.pub.id}`;
    const open = `comanda_open_sockets{socket="${key}"}`;
    expect((await scrape()).get(open)).toBe(0);
    const token = `?access_token=${pub.company.accesstoken}`;
    const desk = openReader(key, address.replace('http', 'ws') + at + token);
    await desk.everything();
    expect((await scrape()).get(open)).toBe(1);
    desk.close();
    await expect.poll(async () => (await scrape()).get(open)).toBe(0);
    const drop = async () => void (tallyOf(t.app).droppedReaders += 1);
    expect(await growthOf('comanda_dropped_readers_total', drop)).toBe(1);
  });

  it('leave rehearsals out', async () => {
    t.clock.advance(24 * 60 * 60_000);
    const pub = await aDeliveringPub(t);
    const rehearse = () => aRehearsal(t, pub);
    expect(await growthOf('comanda_orders_placed_total', rehearse)).toBe(0);
    t.clock.advance(60_000);
    expect((await scrape()).get('comanda_oldest_unhandled_order_seconds')).toBe(0);
  });

  it('have the age of the oldest order that waits, and of the backup', async () => {
    const pub = await aDeliveringPub(t);
    await anOrder(t, pub);
    const age = async () => (await scrape()).get('comanda_oldest_unhandled_order_seconds') ?? NaN;
    const before = await age();
    t.clock.advance(90_000);
    expect((await age()) - before).toBeCloseTo(90, 0);
    expect((await scrape()).get('comanda_backup_age_seconds')).toBeNaN();
    backupAt = new Date(t.clock.now().getTime() - 3_000);
    expect((await scrape()).get('comanda_backup_age_seconds')).toBe(3);
    t.clock.advance(24 * 60 * 60_000);
    expect(await age()).toBe(0);
  });

  it('have how late the first task is, and how many fail', async () => {
    const read = async () => {
      const samples = await scrape();
      return ['comanda_overdue_task_seconds', 'comanda_failing_tasks'].map((name) =>
        samples.get(name),
      );
    };
    await t.deps.db.deleteFrom('task').execute();
    expect(await read()).toEqual([0, 0]);
    const kind = defineTask({ name: 'test', payload: Type.Object({}), atOnce: 1 });
    await addTask(t.deps.db, kind, { key: '1', payload: {}, now: t.clock.now() });
    t.clock.advance(20_000);
    expect(await read()).toEqual([20, 0]);
    t.app.tasks.handle(kind, () => Promise.reject(new Error('down')));
    await t.app.tasks.runDue();
    expect(await read()).toEqual([0, 1]);
    await t.deps.db.deleteFrom('task').execute();
  });

  it('have the state of the hub, the database, the queues and the process', async () => {
    const samples = await scrape();
    expect(samples.get('comanda_live_read_age_seconds')).toBeLessThan(60);
    expect(samples.get('comanda_live_incomplete_reads_total')).toBe(0);
    expect(samples.get('comanda_database_connections{state="open"}')).toBeGreaterThan(0);
    expect(samples.get('comanda_database_connections{state="waiting"}')).toBe(0);
    expect(samples.get('comanda_queue_waiting{queue="imports"}')).toBe(0);
    expect(samples.get('comanda_queue_waiting{queue="passwords"}')).toBe(0);
    expect(samples.get('comanda_queue_waiting{queue="pictures"}')).toBe(0);
    expect(samples.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  });

  it('have only labels of closed sets, and no address, pub or person', async () => {
    const pub = await aDeliveringPub(t);
    const order = await anOrder(t, pub);
    const params = { trackingToken: order.trackingToken };
    await t.call('GET /api/client/orders/:trackingToken', { params });
    await t.app.inject(`/${pub.pub.url_name}/${randomUUID()}`);
    const known = {
      call: new Set<string>([
        ...listCalls(),
        ...Object.keys(sockets).map((one) => `GET ${one}`),
        'other',
      ]),
      code: new Set(Object.keys(errorTable)),
      socket: new Set(Object.keys(sockets)),
      status: new Set(['1xx', '2xx', '3xx', '4xx', '5xx']),
      state: new Set(['open', 'idle', 'waiting']),
      queue: new Set(['imports', 'passwords', 'pictures']),
    };
    const samples = [...(await scrape()).keys()].filter((name) => name.startsWith('comanda_'));
    const unbounded = samples.flatMap((name) =>
      [...name.matchAll(/(\w+)="([^"]*)"/g)].filter(
        ([, label = '', value = '']) =>
          label !== 'le' && !known[label as keyof typeof known]?.has(value),
      ),
    );
    expect(unbounded.map(([label]) => label)).toEqual([]);
  });

  it('are only at their own address', async () => {
    const at = `http://127.0.0.1:${portOf(served)}`;
    expect((await fetch(`${at}/`)).status).toBe(404);
    expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(404);
    expect((await t.app.inject('/metrics')).statusCode).toBe(404);
  });

  it('are answered while the database does not answer', async () => {
    const connections = t.deps.database.engine === 'embedded' ? 1 : 10;
    const held = await Promise.all(
      Array.from({ length: connections }, () => t.deps.db.startTransaction().execute()),
    );
    try {
      expect((await scrape()).get('comanda_oldest_unhandled_order_seconds')).toBeNaN();
      const waiting = async () =>
        (await scrape()).get('comanda_database_connections{state="waiting"}');
      await expect.poll(waiting).toBeGreaterThan(0);
    } finally {
      await Promise.all(held.map((transaction) => transaction.rollback().execute()));
    }
  });
});
