import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Not part of any check: a busy machine may need this long to paint the demo's pictures. */
const START_TIMEOUT_MS = 180_000;

type Settings = {
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};
type Started = { readonly end: () => Promise<void> };
type StartedWithClock = Started & {
  /** Sets the product's current time; its clock continues from there. */
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
    // A product left running would take the port of the next one.
    await end('SIGKILL');
    throw error;
  }
  return { server, end: () => end('SIGTERM') };
}

/** Starts the built product as `npm start` does, on a separate empty data folder. */
export async function startServer(origin: string, settings: Settings): Promise<Started> {
  const { end } = await run({ script: 'server/src/main.ts' }, origin, settings);
  return { end };
}

/** The same with a clock that the journey sets: no call can make days pass. */
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
