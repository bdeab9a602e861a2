import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

function isInstalled(): boolean {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The load comes from another process, in C: a load generator in JavaScript is slower than what it measures. */
export function requireWrk(): void {
  if (isInstalled()) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) throw new Error('wrk is needed: apt-get install wrk');
  process.stderr.write('bench: installing wrk\n');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'wrk'], {
    stdio: 'ignore',
  });
}

export type Load = {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A Lua script of wrk, for requests that differ. */
  readonly script?: string;
};

export type LoadResult = {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Not a number unless the script has `printP95`. */
  readonly p95Ms: number;
};

/** A part of a script: prints what wrk itself leaves out. */
export const printP95 = `
done = function(_, latency)
  io.write('95% ' .. latency:percentile(95) .. 'us')
end
`;

const unitsInMs: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Requests a second, and the 99th percentile of their time. Fails when answers were refused or broken. */
export async function load({
  url,
  seconds,
  connections,
  headers = {},
  script,
}: Load): Promise<LoadResult> {
  const { stdout } = await execute('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(script === undefined ? [] : ['-s', script]),
    url,
  ]);
  const wrong = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)?.[0];
  if (wrong) throw new Error(`${url}: ${wrong}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(stdout) ?? [];
  if (!(perSecond > 0)) throw new Error(`wrk gave no figure:\n${stdout}`);
  const [, p95] = /95% ([\d.]+)us/.exec(stdout) ?? [];
  return {
    perSecond,
    p99Ms: Number(p99) * (unitsInMs[unit] ?? Number.NaN),
    p95Ms: Number(p95) / 1000,
  };
}
