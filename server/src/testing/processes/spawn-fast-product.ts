import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Client } from '@comanda/contract/client';
import { prepareDataDir } from '../../plumbing/database/testing/testing.ts';
import { clientAt } from '../app/client-at.ts';
import { freePort } from './free-port.ts';
import { until } from '../app/until.ts';

const SCRIPT = fileURLToPath(new URL('fast-product.ts', import.meta.url));

export type FastProduct = {
  readonly client: Client;
  /** `kill -9`, and waits until the process has ended. */
  kill(): Promise<void>;
};

type Options = {
  readonly dataDir: string;
  /** Undefined for the embedded database. */
  readonly url: string | undefined;
  readonly environment: Readonly<Record<string, string>>;
  /** Of its clock. */
  readonly startedAt: number;
  readonly times: number;
};

/** The whole product in a process of its own, without the demo venue. */
export async function spawnFastProduct(options: Options): Promise<FastProduct> {
  const { dataDir, url, environment, startedAt, times } = options;
  if (url === undefined) await prepareDataDir(dataDir);
  const port = await freePort();
  const child = spawn(process.execPath, [SCRIPT, String(startedAt), String(times)], {
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      TOKEN_SECRET: 'a secret that is long enough for this test',
      RATE_LIMIT_SCALE: '0',
      LOG_LEVEL: 'error',
      ...(url === undefined ? {} : { DATABASE_URL: url }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let written = '';
  child.stdout.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  await until(() => written.includes('Comanda is open') || hasEnded(), {
    withinMs: 120_000,
  });
  if (hasEnded()) throw new Error(`the product has ended: ${written}`);
  return {
    client: clientAt(`http://127.0.0.1:${port}`),
    kill: async () => {
      if (hasEnded()) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
