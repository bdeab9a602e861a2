import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Proves nothing: a busy machine may paint the demo's pictures for as long as it needs. */
const START_TIMEOUT_MS = 180_000;

type Settings = {
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};
type Started = { readonly end: () => Promise<void> };
type StartedWithClock = Started & {
  /** Says what time it is now; the product's clock goes on from there. */
  readonly moveClock: (time: Date) => Promise<void>;
};

type Program = { readonly script: string; readonly channels?: readonly 'ipc'[] };
type Running = Started & { readonly server: ChildProcess };

async function run(
  { script, channels = [] }: Program,
  origin: string,
  { args = [], env }: Settings,
): Promise<Running> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-e2e-'));
  const server = spawn(process.execPath, [script, ...args], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: {
      ...process.env,
      PORT: new URL(origin).port,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      PUBLIC_URL: origin,
      MAP_TILES_URL: '',
      RATE_LIMIT_SCALE: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', ...channels],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const begun = new Promise<void>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error('the product did not start in time')),
      START_TIMEOUT_MS,
    );
    server.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`the product ended with ${code}`));
    });
    server.stdout?.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('Comanda is open')) return;
      clearTimeout(late);
      resolve();
    });
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    server.kill(signal);
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await begun;
  } catch (error) {
    // Left alone it would go on to take the port of the next one.
    await end('SIGKILL');
    throw error;
  }
  return { server, end: () => end('SIGTERM') };
}

/** Starts the built product as `npm start` does, on an empty data folder of its own. */
export async function startServer(origin: string, settings: Settings): Promise<Started> {
  const { end } = await run({ script: 'server/src/main.ts' }, origin, settings);
  return { end };
}

/** The same with a clock that a journey moves: no call makes days go by. */
export async function startServerWithClock(
  origin: string,
  settings: Settings,
): Promise<StartedWithClock> {
  const program = {
    script: 'server/src/testing/processes/moved-clock-product.ts',
    channels: ['ipc'],
  } as const;
  const { server, end } = await run(program, origin, settings);
  return {
    end,
    moveClock: async (time) => {
      const moved = once(server, 'message');
      server.send(time.toISOString());
      await moved;
    },
  };
}
