import { fileURLToPath } from 'node:url';
import type { Environment } from './settings/config.ts';

/**
 * A server's garbage is small and short-lived: with V8's default of 16 MB its memory is a quarter larger, and a
 * collection takes longer.
 */
const FLAGS = ['--max-semi-space-size=2'];
/** Compiled modules, without their types: a third of the start. A folder that cannot be written changes nothing. */
const COMPILE_CACHE = fileURLToPath(new URL('../../.cache/node', import.meta.url));

/**
 * Node reads these only before it starts, so the process replaces itself, once: its id, its files and its parent
 * stay. Not on Windows, which cannot, nor under a parent whose channel would be lost, as with `node --watch`.
 */
export function restartWithFlags(environment: Environment): void {
  const { execPath, execArgv, argv, platform, channel } = process;
  if (process.execve === undefined || platform === 'win32' || channel !== undefined) return;
  if (FLAGS.every((flag) => execArgv.includes(flag))) return;
  const args = [execPath, ...FLAGS, ...execArgv, ...argv.slice(1)];
  process.execve(execPath, args, { NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment });
}
