import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, startChild, type Child } from './child.ts';

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

function build(program: string, ...args: readonly string[]): void {
  execFileSync(process.execPath, [`server/src/testing/builders/${program}.ts`, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
}

let demoFolder: Promise<string> | undefined;

/** A data folder with the demo, which takes seconds to make: once for all benches of a run, which copy it. */
async function makeDemoFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-bench-demo-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await (await start(folder, {})).stop();
  return folder;
}

async function newDataDir({ databaseUrl, withDemo = true }: ProductOptions): Promise<string> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-bench-'));
  if (databaseUrl === undefined && withDemo) {
    cpSync(await (demoFolder ??= makeDemoFolder()), dataDir, { recursive: true });
  }
  return dataDir;
}

/** The built product with its demo pub `la-nuc`, in its own process. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const { bigPubs = [], copies = 0 } = options;
  const dataDir = options.dataDir ?? (await newDataDir(options));
  if (bigPubs.length > 0) build('big-pubs', dataDir, ...bigPubs.map(String));
  if (copies > 0) build('many-pubs', dataDir, `dishes-${bigPubs[0]}`, String(copies));
  const product = await start(dataDir, options);
  return {
    ...product,
    stop: async () => {
      await product.stop();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
