import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync, globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = path.join(root, 'web/dist/built-from');
const sources = [
  'web/{src,public}/**/*',
  'web/*.{ts,html,json}',
  '{contract,domain}/src/**/*.ts',
  'package-lock.json',
];

/** A fingerprint of every source of the front ends: names, sizes and times. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    const { size, mtimeMs } = statSync(path.join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const now = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== now) {
  process.stdout.write('Building the web…\n');
  execFileSync('npm', ['run', 'build', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}
