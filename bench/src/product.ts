import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

type Product = { readonly origin: string; stop(): Promise<void> };

async function start(port: number, dataDir: string): Promise<Product> {
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the product ended with ${code}`)));
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Comanda is open')) resolve();
    });
  });
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * The built product with its demo pub, in a separate process and data folder. Each number of `bigPubs` adds a
 * pub with that many dishes, at `/pub/dishes-<number>/`.
 */
export async function startProduct(
  port: number,
  { bigPubs = [] }: { readonly bigPubs?: readonly number[] } = {},
): Promise<Product> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-bench-'));
  let product = await start(port, dataDir);
  if (bigPubs.length > 0) {
    await product.stop();
    execFileSync(
      process.execPath,
      ['server/src/testing/builders/big-pubs.ts', dataDir, ...bigPubs.map(String)],
      {
        cwd: ROOT,
        stdio: 'inherit',
      },
    );
    product = await start(port, dataDir);
  }
  return {
    origin: product.origin,
    stop: async () => {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
