import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export type Child = {
  readonly process: ChildProcess;
  /** What it has printed. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
};

/** Starts a Node program of this repository in its own process, and waits until its output matches `ready`. */
export async function startChild(
  args: readonly string[],
  { ready, env = {} }: { readonly ready: RegExp; readonly env?: NodeJS.ProcessEnv },
): Promise<Child> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (ready.test(output)) resolve();
    });
  });
  return {
    process: child,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Runs a Node program of this repository in its own process, and returns the JSON that it prints. */
export async function runChild(args: readonly string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
  return JSON.parse(stdout);
}
