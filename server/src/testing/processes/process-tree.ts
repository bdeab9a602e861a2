import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

type Process = { readonly pid: number; readonly parent: number };

/** Undefined when it has ended, also while its parent has not noticed. */
function readProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before, in parentheses, may contain spaces.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : { pid, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

export function isRunning(pid: number): boolean {
  return readProcess(pid) !== undefined;
}

/** Whether a process works in this folder: an id read from a file may belong to another process by now. */
export function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

/** These processes with all that they have started, directly or not. */
export function processTree(roots: readonly number[]): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const tree = new Set(all.map(({ pid }) => pid).filter((pid) => roots.includes(pid)));
  for (let size = -1; size < tree.size;) {
    size = tree.size;
    for (const { pid, parent } of all) {
      if (tree.has(parent)) tree.add(pid);
    }
  }
  return [...tree];
}

/** Those that have ended meanwhile are skipped. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
