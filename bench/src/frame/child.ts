import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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

const READY = 'ready\n';

/**
 * Starts a Node program of this repository that calls `begin`, so that its own start is over before something is
 * measured. The returned function lets it work, and returns the JSON that it prints.
 */
export async function prepareChild(args: readonly string[]): Promise<() => Promise<unknown>> {
  const child = await startChild(args, { ready: new RegExp(READY) });
  const ended = new Promise((resolve) => child.process.once('exit', resolve));
  return async () => {
    child.process.kill('SIGUSR2');
    const code = await ended;
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}`);
    return JSON.parse(child.output().slice(READY.length));
  };
}

/** In the program: waits until its work is wanted. */
export async function begin(): Promise<void> {
  const wanted = new Promise((resolve) => process.once('SIGUSR2', resolve));
  // A signal alone does not keep a program running.
  const running = setInterval(() => {}, 1000);
  process.stdout.write(READY);
  await wanted;
  clearInterval(running);
}
