import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A weakness that a tool reports. */
export type Finding = {
  readonly tool: 'wapiti' | 'sqlmap';
  /** What it is, in the tool's words. */
  readonly what: string;
  /** The address without its origin, and the parameter. */
  readonly where: string;
};

/** The addresses that a tool begins with, all of one server, and the headers of who asks. */
export type Target = {
  readonly addresses: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** For the tool's own files. */
  readonly folder: string;
  readonly limitSeconds: number;
};

/** Runs a command with a terminal, which sqlmap needs, and returns its output; it is killed when it takes too long. */
export async function runTool(command: readonly string[], limitSeconds: number): Promise<string> {
  const quoted = command.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
  const bounded = `timeout --kill-after=5 ${limitSeconds} ${quoted}`;
  const child = spawn('script', ['--quiet', '--return', '--command', bounded, '/dev/null'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return output;
  const reason = code === 124 ? `was not ready within ${limitSeconds} s` : `ended with ${code}`;
  throw new Error(`${command[0]} ${reason}:\n${output.slice(-2_000)}`);
}
