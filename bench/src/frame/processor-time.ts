import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const QUIET_MS = 1_000;
/** A running product does a little in each second: it reads its changes. */
const MOST_WHEN_QUIET_MS = 100;

type Stat = {
  readonly parent: number;
  readonly own: number;
  /** Of its children that have ended. */
  readonly ended: number;
};

function ticksInSecond(): number {
  return Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
}

/** Linux only: the fields of /proc/<pid>/stat after the name, which may contain anything. */
function readStat(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return undefined; // it has ended
  }
}

/** Milliseconds of processor time of a process so far. */
export function processorMs(pid: number): number {
  return ((readStat(pid)?.own ?? Number.NaN) * 1000) / ticksInSecond();
}

/** The same of a process together with all its children, those that have ended too. */
export function processorMsOfAll(pid: number): number {
  const root = readStat(pid);
  if (!root) throw new Error(`no process ${pid}`);
  const living = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid);
  const ticks = living.reduce((sum, { own }) => sum + own, root.own + root.ended);
  return (ticks * 1000) / ticksInSecond();
}

/** The process that a process was started by. */
export function parentOf(pid: number): number {
  return readStat(pid)?.parent ?? Number.NaN;
}

async function untilQuiet(pid: number): Promise<number> {
  for (let before = processorMs(pid); ;) {
    await sleep(QUIET_MS);
    const after = processorMs(pid);
    if (after - before <= MOST_WHEN_QUIET_MS) return after;
    before = after;
  }
}

/** Milliseconds of processor time behind some work, with what the process still does after it. */
export async function processorMsBehind(pid: number, work: () => Promise<void>): Promise<number> {
  const before = await untilQuiet(pid);
  await work();
  return (await untilQuiet(pid)) - before;
}
