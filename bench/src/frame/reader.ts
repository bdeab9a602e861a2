import { startChild } from './child.ts';

export type Reading = {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
};

/** Reads a page at a fixed rate, from its own process, while `work` runs; the times are in milliseconds. */
export async function readWhile(
  { url, perSecond }: { readonly url: string; readonly perSecond: number },
  work: () => Promise<void>,
): Promise<Reading> {
  const args = ['bench/src/load/read-at-rate.ts', url, String(perSecond)];
  const reader = await startChild(args, { ready: /reading\n/ });
  try {
    await work();
  } finally {
    await reader.stop();
  }
  return JSON.parse(reader.output().slice('reading\n'.length)) as Reading;
}
