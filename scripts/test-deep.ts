/**
 * The deep run: what `npm test` tries small or leaves out (depth.ts), whole.
 *   npm run test:deep                         once
 *   npm run test:deep -- --repeat             both depths ten times, beside three busy processes: finds flaky tests
 *   npm run test:deep -- --repeat --rounds 2  a part of that
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, globSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isDeepOnBoth } from './needs-postgres.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const BUSY_PROCESSES = 3;

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const deepFiles = globSync('{server,web,domain,contract}/src/**/*.test.{ts,tsx}', { cwd: root })
  .filter((file) => textOf(file).includes('/scripts/depth.ts'))
  .toSorted();

type Depth = 'deep' | 'small';

/** The results are kept, where they are wanted, by the name of this run. */
type Run = Depth | 'deep-postgresql';

/** What has failed: the other parts run all the same, since a flaky test of one says nothing of the others. */
const failures: string[] = [];

/** Runs a command to its end; one with a log runs beside others, and its output is printed at its end. */
async function run(command: readonly string[], of: Run, log?: string): Promise<void> {
  const [program = '', ...args] = command;
  const env = { ...process.env, TEST_DEPTH: of === 'small' ? of : 'deep', COMANDA_ENGINE: of };
  const output = log === undefined ? undefined : openSync(log, 'w');
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['inherit', output ?? 'inherit', output ?? 'inherit'],
    env,
  });
  const [status] = (await once(child, 'close')) as [number | null];
  if (log !== undefined && output !== undefined) {
    closeSync(output);
    process.stdout.write(readFileSync(log, 'utf8'));
  }
  if (status !== 0) failures.push(`${of}: ${command.slice(0, 4).join(' ')}: ${status}`);
}

/** What kills processes and starts engines does so on both. */
async function runOnPostgres(): Promise<void> {
  const onBoth = deepFiles.filter((file) => isDeepOnBoth(textOf(file)));
  const command = ['scripts/with-postgres.sh', 'vitest', 'run', '--project', 'server', ...onBoth];
  const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-deep-'));
  try {
    await run(command, 'deep-postgresql', path.join(folder, 'log'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function runDepth(depth: Depth): Promise<void> {
  await run(['vitest', 'run', ...(depth === 'deep' ? deepFiles : [])], depth);
  // On PostgreSQL they mostly wait, for kills and for time limits: the journeys fill the pauses.
  const postgres = depth === 'deep' ? runOnPostgres() : undefined;
  await run(['npm', 'test', '-w', 'e2e'], depth);
  await postgres;
}

async function repeat(rounds: number): Promise<void> {
  const busy: ChildProcess[] = Array.from({ length: BUSY_PROCESSES }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    for (let round = 1; round <= rounds; round += 1) {
      process.stdout.write(`\nRound ${round} of ${rounds}\n`);
      await runDepth('small');
      await runDepth('deep');
    }
  } finally {
    for (const one of busy) one.kill('SIGKILL');
  }
}

const { values: options } = parseArgs({
  options: { repeat: { type: 'boolean' }, rounds: { type: 'string', default: '10' } },
});
await (options.repeat ? repeat(Number(options.rounds)) : runDepth('deep'));
for (const failure of failures) process.stderr.write(`failed: ${failure}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
