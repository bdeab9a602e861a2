import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../frame/child.ts';
import { percentile } from '../frame/statistics.ts';

const execute = promisify(execFile);

/** The command for the load's process. */
export type EventLoad = {
  readonly desks: readonly {
    readonly url: string;
    readonly room: string;
    /** Whether its first message is a greeting, and no event. */
    readonly greets: boolean;
  }[];
  /** Requests that cause an event in a room, in turns. */
  readonly causes: readonly {
    readonly url: string;
    readonly room: string;
    readonly body: string;
    /** Through one socket, and not as one HTTP request each. */
    readonly publish: boolean;
  }[];
  readonly rate: number;
  readonly seconds: number;
  /** Where the product notes its commits; a bare server puts the time into its messages. */
  readonly commitsFile?: string;
};

/** The times of all events of one load from another process, in ms. */
export async function measureEvents(
  events: EventLoad,
): Promise<{ readonly p50: number; readonly p99: number }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-events-'));
  try {
    const file = path.join(folder, 'load.json');
    writeFileSync(file, JSON.stringify(events));
    const { stdout } = await execute(process.execPath, ['bench/src/load/event-load.ts', file], {
      cwd: ROOT,
      maxBuffer: 64 * 1024 * 1024,
    });
    const times = JSON.parse(stdout.slice(stdout.indexOf('['))) as number[];
    return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
