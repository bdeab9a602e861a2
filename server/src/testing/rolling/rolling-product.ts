import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const START_LIMIT_MS = 180_000;

export type Product = {
  /** Sends SIGTERM, unless the process has ended already, and returns its exit code. */
  stop(): Promise<unknown>;
};

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** One process of the product behind a proxy, ready for requests. */
export async function startProcess(
  port: number,
  { databaseUrl, dataDir }: { readonly databaseUrl: string; readonly dataDir: string },
): Promise<Product> {
  const child = spawn(process.execPath, [MAIN, '--no-demo'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      TRUST_PROXY: 'loopback',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      TOKEN_SECRET: 'a secret that both processes of a test share',
      RATE_LIMIT_SCALE: '0',
    },
  });
  await expect.poll(() => isReady(port), { timeout: START_LIMIT_MS }).toBe(true);
  return {
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await exited) as [unknown];
      return code;
    },
  };
}
