import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** For `--import` in a process whose memory is measured. */
export const SETTLE = fileURLToPath(new URL('settle.ts', import.meta.url));

const SETTLE_MS = 1_500;

/** The resident memory of a process after it has collected its garbage, in KiB. */
export async function settledMemory(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  await sleep(SETTLE_MS);
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}
