import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MIGRATIONS_DIR } from '../../migrations-dir.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

const listPresent = (): string[] => fs.readdirSync(MIGRATIONS_DIR).toSorted();

function listAt(revision: string): string[] {
  const listed = git('ls-tree', '--name-only', `${revision}:server/src/migrations`);
  return listed.split('\n').toSorted();
}

/** The newest commit with some of the present migrations and no other ones. */
export function versionBeforeNewestMigration(): string {
  const present = listPresent();
  const commits = git('log', '--first-parent', '--format=%H', '--', 'server/src/migrations');
  for (const commit of ['HEAD', ...commits.split('\n')]) {
    const names = listAt(commit);
    const isFirst = names.every((name, index) => name === present[index]);
    if (isFirst && names.length < present.length) return commit;
  }
  throw new Error('no commit has a part of the present migrations');
}

/** Its own workspaces, and the installed packages where both versions have the same ones. */
function linkPackages(tree: string): void {
  const from = path.join(ROOT, 'node_modules');
  const to = path.join(tree, 'node_modules');
  fs.mkdirSync(path.join(to, '@comanda'), { recursive: true });
  for (const name of fs.readdirSync(from)) {
    if (name !== '@comanda') fs.symlinkSync(path.join(from, name), path.join(to, name));
  }
  for (const name of fs.readdirSync(path.join(from, '@comanda'))) {
    fs.symlinkSync(path.join(tree, name), path.join(to, '@comanda', name));
  }
}

function installPackages(tree: string): void {
  const lock = (root: string) => fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  if (lock(tree) === lock(ROOT)) return linkPackages(tree);
  const options = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  execFileSync('npm', ['ci', ...options], { cwd: tree, stdio: 'ignore' });
}

function newestMigrationIn(folder: string): number {
  return Number(fs.readdirSync(folder).toSorted().at(-1)?.slice(0, 3));
}

export type CheckedOutVersion = {
  readonly newestMigration: number;
  /** Its program of a server for tests. */
  readonly script: string;
  /** Whether it starts on a database with additive migrations that it does not know. */
  readonly startsOnNewer: boolean;
  readonly remove: () => void;
};

/** The sources of another version with their packages, in a temporary folder. */
export function checkOutVersion(revision: string): CheckedOutVersion {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-version-before-'));
  git('worktree', 'add', '--detach', '--force', tree, revision);
  installPackages(tree);
  const inTree = (file: string) => path.join(tree, 'server/src', file);
  return {
    script: inTree('testing/processes/order-server.ts'),
    newestMigration: newestMigrationIn(inTree('migrations')),
    startsOnNewer: fs.existsSync(inTree('plumbing/database/migrating/apply-migration.ts')),
    remove: () => {
      git('worktree', 'remove', '--force', tree);
    },
  };
}
