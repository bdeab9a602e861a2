import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Bench, Conditions, Row } from '../frame/bench.ts';
import { startChild } from '../frame/child.ts';
import { memoryOf } from '../frame/memory.ts';
import { databaseWithDemo, DEMO_PAGE, firstStart, startProduct } from '../frame/product.ts';
import type { Measured } from '../frame/statistics.ts';
import { takeTurns } from '../frame/take-turns.ts';
import { ask } from '../limits/start-bare-http.ts';
import { databaseAt, runSql } from '../orders/pgbench.ts';

const IDLE_MS = 30_000;

/** The flags with which the product runs the engine. */
const ENGINE_FLAGS = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

type Running = { readonly pid: number; readonly stop: () => Promise<void> };

type Engine = {
  readonly name: string;
  /** Until the first page is answered. */
  readonly product: () => Promise<Running>;
  /** Until the first statement is answered. */
  readonly limit: () => Promise<Running>;
  readonly limitText: string;
  readonly goals: { readonly milliseconds: number; readonly megabytes: number };
};

async function startTime(start: () => Promise<Running>): Promise<number> {
  const from = performance.now();
  const running = await start();
  const milliseconds = performance.now() - from;
  await running.stop();
  return milliseconds;
}

async function idleMemory(start: () => Promise<Running>, idleMs: number): Promise<number> {
  const running = await start();
  await setTimeout(idleMs);
  const megabytes = memoryOf(running.pid);
  await running.stop();
  return megabytes;
}

async function measureEngine(
  { name, product, limit, limitText, goals }: Engine,
  conditions: Conditions,
): Promise<Row[]> {
  const times = await takeTurns(conditions, {
    product: () => startTime(product),
    limit: () => startTime(limit),
  });
  const idleMs = conditions.isQuick ? 500 : IDLE_MS;
  const memory: Measured = {
    product: await idleMemory(product, idleMs),
    limit: await idleMemory(limit, conditions.isQuick ? 500 : 5_000),
  };
  return [
    {
      work: `start on existing data to the first guest page, ${name}`,
      unit: 'ms',
      limit: limitText,
      rounds: times,
      goal: { of: 'figure', atMost: goals.milliseconds },
    },
    {
      work: `memory 30 s after that, ${name}`,
      unit: 'MB',
      limit: limitText,
      rounds: [memory],
      goal: { of: 'figure', atMost: goals.megabytes },
    },
  ];
}

async function startBare(args: readonly string[]): Promise<Running> {
  const child = await startChild(args, { ready: /open\n/ });
  return { pid: child.process.pid ?? 0, stop: child.stop };
}

/** A copy of its own, since another bench may have filled the common one. */
function copyDemo(postgresUrl: string, template: string): string {
  const name = `start_${Date.now()}`;
  runSql(postgresUrl, `create database ${name} template ${template}`);
  return databaseAt(postgresUrl, name);
}

/** How long a restart takes, and how much memory a server without visitors holds. */
export const start: Bench = {
  name: 'start',
  run: async (conditions) => {
    const { postgresUrl, wasteMs } = conditions;
    const first = await firstStart(wasteMs);
    const databaseUrl = copyDemo(postgresUrl, await databaseWithDemo(postgresUrl));
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-bench-'));
    const servedDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-bench-'));
    const onServer = { dataDir: servedDir, databaseUrl, wasteMs };

    async function untilPage(options: Parameters<typeof startProduct>[0]): Promise<Running> {
      const product = await startProduct(options);
      await ask(product.origin + DEMO_PAGE);
      return product;
    }

    try {
      await cp(first.dataDir, dataDir, { recursive: true });
      return [
        ...(await measureEngine(
          {
            name: 'embedded',
            product: () => untilPage({ dataDir, wasteMs }),
            limit: () =>
              startBare([
                ...ENGINE_FLAGS,
                'bench/src/limits/bare-engine.ts',
                path.join(dataDir, 'database'),
              ]),
            limitText: 'the bare engine, first statement',
            goals: { milliseconds: 900, megabytes: 180 },
          },
          conditions,
        )),
        ...(await measureEngine(
          {
            name: 'PostgreSQL',
            product: () => untilPage(onServer),
            limit: () => startBare(['bench/src/limits/bare-connection.ts', databaseUrl]),
            limitText: 'a bare connection, first statement',
            goals: { milliseconds: 700, megabytes: 120 },
          },
          conditions,
        )),
        {
          work: 'peak memory of the first start, with the demo, embedded',
          unit: 'MB',
          limit: '',
          rounds: [{ product: first.peakMegabytes }],
          goal: { of: 'figure', atMost: 350 },
        },
        {
          work: 'first start, with the demo, embedded',
          unit: 's',
          limit: '',
          rounds: [{ product: first.milliseconds / 1000 }],
          goal: { of: 'figure', atMost: 6 },
        },
      ];
    } finally {
      rmSync(dataDir, { recursive: true });
      rmSync(servedDir, { recursive: true });
    }
  },
};
