import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The kernel counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100;
const QUIET_MS = 1_000;
/** A running product does a little in each second: it reads its changes. */
const QUIET_SECONDS = 0.1;

/** The processor time that a process has used so far, in seconds, all its threads together. */
function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

async function untilQuiet(pid: number): Promise<number> {
  for (let before = processorSeconds(pid); ;) {
    await sleep(QUIET_MS);
    const after = processorSeconds(pid);
    if (after - before <= QUIET_SECONDS) return after;
    before = after;
  }
}

/** The processor time behind some work, with what the process still does after it. */
export async function processorTimeOf(pid: number, work: () => Promise<void>): Promise<number> {
  const before = await untilQuiet(pid);
  await work();
  return (await untilQuiet(pid)) - before;
}
