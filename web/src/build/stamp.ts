import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../..');
const stampOf = (root: string): string => path.join(root, 'web/dist/built-from');
const sources = [
  'web/{src,public}/**/*',
  'web/*.{ts,html,json}',
  '{contract,domain}/src/**/*.ts',
  'package-lock.json',
];

/** Quick: compressed a little less, for a start that someone waits for, and not held to the budgets. */
export type BuildKind = 'full' | 'quick';

/** A fingerprint of every source of the front ends: names, sizes and times. */
export function fingerprint(root = ROOT): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    const { size, mtimeMs } = statSync(path.join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Which build `web/dist` has of these sources; undefined without one. */
export function builtKind(sourcesNow: string, root = ROOT): BuildKind | undefined {
  const stamp = stampOf(root);
  const [from, kind] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (from !== sourcesNow) return undefined;
  return kind === 'quick' ? 'quick' : 'full';
}

/** Before a build: one that fails half-way is none. */
export function removeStamp(root = ROOT): void {
  rmSync(stampOf(root), { force: true });
}

export function writeStamp(sourcesBefore: string, kind: BuildKind, root = ROOT): void {
  const stamp = stampOf(root);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, kind === 'full' ? sourcesBefore : `${sourcesBefore} ${kind}`);
}
