import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { databaseAt, runSql } from '../orders/pgbench.ts';
import { ROOT, startChild, type Child } from './child.ts';
import { peakMemoryOf } from './memory.ts';

const execute = promisify(execFile);
const WASTE_TIME = fileURLToPath(new URL('waste-time.ts', import.meta.url));

export const DEMO_PASSWORD = 'demo-demo-1';
const TOKEN_SECRET = 'a secret of the measurements that nobody else has';

export type Product = {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

export type ProductOptions = {
  /** PostgreSQL; embedded without it. */
  readonly databaseUrl?: string | undefined;
  /** Off for a bench that adds its own pubs: the demo takes some 15 s. */
  readonly withDemo?: boolean;
  /** An existing data folder, which is kept; a new one is removed at the end. */
  readonly dataDir?: string;
  /** See `Conditions`. */
  readonly wasteMs?: number;
  readonly env?: NodeJS.ProcessEnv;
  /** Programs that it loads before itself. */
  readonly preload?: readonly string[];
  /**
   * Each adds a pub with that many dishes, at `/pub/dishes-<number>/`; `<number>-plain` has no pictures.
   * Embedded only.
   */
  readonly bigPubs?: readonly (number | `${number}-plain`)[];
  /** This many copies of the first of `bigPubs`, at `/pub/many-1/`, `/pub/many-2/` and so on. */
  readonly copies?: number;
};

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function start(dataDir: string, options: ProductOptions): Promise<Product> {
  const port = await freePort();
  const { databaseUrl, wasteMs = 0, env, preload = [] } = options;
  const preloaded = wasteMs > 0 ? [...preload, WASTE_TIME] : preload;
  const imports = preloaded.flatMap((file) => ['--import', file]);
  const args = options.withDemo === false ? ['--no-demo'] : [];
  const child: Child = await startChild([...imports, 'server/src/main.ts', ...args], {
    ready: /Comanda is open/,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      TOKEN_SECRET,
      DEMO_PASSWORD,
      RATE_LIMIT_SCALE: '0',
      LOG_LEVEL: 'error',
      WASTE_MS: String(wasteMs),
      ...env,
    },
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.process.pid ?? 0,
    stop: child.stop,
  };
}

async function build(program: string, ...args: readonly string[]): Promise<void> {
  const file = `server/src/testing/builders/${program}.ts`;
  await execute(process.execPath, [file, ...args], { cwd: ROOT });
}

/** A data folder with the demo, and what its start has taken until the first page and at most. */
export type FirstStart = {
  readonly dataDir: string;
  readonly milliseconds: number;
  readonly peakMegabytes: number;
};

/** The demo's pubs, by the names in their addresses. */
export const demoPubs = ['la-nuc', 'foc-si-faina', 'siniy-chaynik'] as const;

/** The address of the demo's first pub. */
export const DEMO_PAGE = '/pub/la-nuc/';

async function makeDemo(options: ProductOptions = {}): Promise<FirstStart> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-bench-demo-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const from = performance.now();
  const product = await start(dataDir, options);
  await (await fetch(product.origin + DEMO_PAGE)).text();
  const milliseconds = performance.now() - from;
  const peakMegabytes = peakMemoryOf(product.pid);
  await product.stop();
  return { dataDir, milliseconds, peakMegabytes };
}

let demo: Promise<FirstStart> | undefined;

/** The first start on the embedded engine, which takes seconds: once for all benches of a run, which copy its folder. */
export function firstStart(wasteMs = 0): Promise<FirstStart> {
  return wasteMs > 0 ? makeDemo({ wasteMs }) : (demo ??= makeDemo());
}

const DEMO_DATABASE = 'with_demo';
let demoDatabase: Promise<string> | undefined;

async function makeDemoDatabase(postgresUrl: string): Promise<string> {
  runSql(postgresUrl, `create database ${DEMO_DATABASE}`);
  await makeDemo({ databaseUrl: databaseAt(postgresUrl, DEMO_DATABASE) });
  return DEMO_DATABASE;
}

/** The name of a database with the schema and the demo on this server of the run, to copy. */
export function databaseWithDemo(postgresUrl: string): Promise<string> {
  return (demoDatabase ??= makeDemoDatabase(postgresUrl));
}

async function newDataDir({ databaseUrl, withDemo = true }: ProductOptions): Promise<string> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-bench-'));
  if (databaseUrl === undefined && withDemo) {
    await cp((await firstStart()).dataDir, dataDir, { recursive: true });
  }
  return dataDir;
}

/** The built product with its demo pub `la-nuc`, in its own process. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const { bigPubs = [], copies = 0 } = options;
  const dataDir = options.dataDir ?? (await newDataDir(options));
  if (bigPubs.length > 0) await build('big-pubs', dataDir, ...bigPubs.map(String));
  if (copies > 0) await build('many-pubs', dataDir, `dishes-${bigPubs[0]}`, String(copies));
  const product = await start(dataDir, options);
  return {
    ...product,
    stop: async () => {
      await product.stop();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
