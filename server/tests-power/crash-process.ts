import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const writer = fileURLToPath(new URL('./crash-writer.ts', import.meta.url));

export type CrashProcess = {
  /** Resolves when the database is open, or rejects with the output of a process that ended before. */
  ready: Promise<void>;
  /** The numbers that it has reported until now. */
  reported: readonly number[];
  /** Ends it as a power cut or the kernel would, and returns all numbers that it had reported. */
  kill(): Promise<number[]>;
};

/** Starts the writing process of the crash tests. */
export function startCrashProcess(dataDir: string): CrashProcess {
  const child = spawn(process.execPath, [writer, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
  const acknowledged: number[] = [];
  let output = '';
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ready = new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line === 'ready') resolve();
      else acknowledged.push(Number(line));
    });
    void ended.then(() => reject(new Error(`the writer ended: ${output}`)));
  });
  ready.catch(() => {}); // some tests kill it before it is ready
  return {
    ready,
    reported: acknowledged,
    async kill() {
      child.kill('SIGKILL');
      await ended;
      return acknowledged;
    },
  };
}
