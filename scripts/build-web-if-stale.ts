import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { builtKind, fingerprint } from '../web/src/build/stamp.ts';

// node scripts/build-web-if-stale.ts [--quick]
// Builds the web if its sources are newer. `--quick` is for `npm start`: with any build it starts at once.
const quick = process.argv.slice(2).filter((argument) => argument === '--quick');
const built = builtKind(fingerprint());
if (built === undefined || (built === 'quick' && quick.length === 0)) {
  process.stdout.write('Building the web…\n');
  const { status } = spawnSync(process.execPath, ['web/build.ts', ...quick], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // It has said why.
  if (status !== 0) process.exit(1);
}
