/**
 * The deep run: what `npm test` tries small or leaves out (depth.ts), whole.
 *   npm run test:deep                         once
 *   npm run test:deep -- --repeat             both depths ten times, beside three busy processes: finds flaky tests
 *   npm run test:deep -- --repeat --rounds 2  a part of that
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
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

function run(command: string, args: readonly string[], of: Run): void {
  const env = { ...process.env, TEST_DEPTH: of === 'small' ? of : 'deep', COMANDA_ENGINE: of };
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) failures.push(`${of}: ${command} ${args.slice(0, 3).join(' ')}: ${status}`);
}

function runDepth(depth: Depth): void {
  run('vitest', ['run', ...(depth === 'deep' ? deepFiles : [])], depth);
  if (depth === 'deep') {
    // What kills processes and starts engines does so on both.
    const onBoth = deepFiles.filter((file) => isDeepOnBoth(textOf(file)));
    const args = ['vitest', 'run', '--project', 'server', ...onBoth];
    run('scripts/with-postgres.sh', args, 'deep-postgresql');
  }
  run('npm', ['test', '-w', 'e2e'], depth);
}

function repeat(rounds: number): void {
  const busy: ChildProcess[] = Array.from({ length: BUSY_PROCESSES }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    for (let round = 1; round <= rounds; round += 1) {
      process.stdout.write(`\nRound ${round} of ${rounds}\n`);
      runDepth('small');
      runDepth('deep');
    }
  } finally {
    for (const one of busy) one.kill('SIGKILL');
  }
}

const { values: options } = parseArgs({
  options: { repeat: { type: 'boolean' }, rounds: { type: 'string', default: '10' } },
});
if (options.repeat) repeat(Number(options.rounds));
else runDepth('deep');
for (const failure of failures) process.stderr.write(`failed: ${failure}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
