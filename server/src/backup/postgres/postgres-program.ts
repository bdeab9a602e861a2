import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { BackupError } from '../backup-error.ts';

type Program = 'pg_dump' | 'pg_restore';

/** Debian keeps each version's programs out of the PATH. */
const DEBIAN_VERSIONS = '/usr/lib/postgresql';

function majorVersionOf(file: string): number {
  try {
    const text = execFileSync(file, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(/ (\d+)/.exec(text)?.[1] ?? 0);
  } catch {
    return 0; // not there
  }
}

function listCandidates(program: Program): string[] {
  const versions = fs.existsSync(DEBIAN_VERSIONS) ? fs.readdirSync(DEBIAN_VERSIONS) : [];
  return [...versions.map((name) => path.join(DEBIAN_VERSIONS, name, 'bin', program)), program];
}

/**
 * The program of the server's own major version, else of the next one. An older one cannot read the server; a
 * newer one writes a file that only a newer one can restore.
 */
export function findProgram(program: Program, atLeast: number): string {
  const [found] = listCandidates(program)
    .map((file) => ({ file, version: majorVersionOf(file) }))
    .filter(({ version }) => version >= atLeast)
    .toSorted((a, b) => a.version - b.version);
  if (found) return found.file;
  throw new BackupError(
    `${program} of PostgreSQL ${atLeast} or newer is needed, and is neither in the PATH nor in ` +
      `${DEBIAN_VERSIONS}: install PostgreSQL's client programs (Debian: postgresql-client-${atLeast})`,
  );
}

/** Runs a program on a database. Every user of the machine can read arguments, so they have no password. */
export async function runProgram(
  file: string,
  args: readonly string[],
  connectionString: string,
): Promise<void> {
  const url = new URL(connectionString);
  const password = decodeURIComponent(url.password);
  url.password = '';
  try {
    await promisify(execFile)(file, [...args, `--dbname=${url.href}`], {
      env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new BackupError(`${path.basename(file)} failed: ${stderr?.trim() || message}`, {
      cause: error,
    });
  }
}
