import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** For `--import` in a process whose settled memory is measured. */
export const SETTLE = fileURLToPath(new URL('settle.ts', import.meta.url));

const SETTLE_MS = 1_500;

type Process = { readonly pid: number; readonly parent: number };

function processes(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    if (!Number.isInteger(pid)) return [];
    const parent = Number(/PPid:\s+(\d+)/.exec(statusOf(pid))?.[1]);
    return [{ pid, parent }];
  });
}

/** Empty when the process has ended. */
function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

/** In megabytes. */
function fieldOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes = '0'] = new RegExp(`${field}:\\s+(\\d+)`).exec(statusOf(pid)) ?? [];
  return Number(kilobytes) / 1024;
}

function withChildren(pid: number, all = processes()): number[] {
  const children = all.filter(({ parent }) => parent === pid);
  return [pid, ...children.flatMap((child) => withChildren(child.pid, all))];
}

/** The resident memory of a process and of those that it has started, in megabytes. Linux only. */
export function memoryOf(pid: number): number {
  return withChildren(pid).reduce((sum, one) => sum + fieldOf(one, 'VmRSS'), 0);
}

/** The greatest resident memory that the process alone has had, in megabytes. */
export function peakMemoryOf(pid: number): number {
  return fieldOf(pid, 'VmHWM');
}

/** The resident memory of a process alone, in megabytes, after it has collected its garbage. */
export async function settledMemory(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  await sleep(SETTLE_MS);
  return fieldOf(pid, 'VmRSS');
}
