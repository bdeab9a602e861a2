import { setTimeout as sleep } from 'node:timers/promises';
import type { TcpProxy, Recovery } from './tcp-proxy.ts';

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const kinds = ['reset', 'refuse', 'freeze existing', 'freeze all'] as const;
const recoveries = ['flows on', 'stays silent', 'is reset'] as const satisfies readonly Recovery[];
const SHORTEST_MS = 200;
const LONGEST_MS = 6_000;

export type Fault = { kind: (typeof kinds)[number]; recovery: Recovery; lastsMs: number };

export function aFault(random: () => number): Fault {
  const one = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const lastsMs = Math.round(SHORTEST_MS + random() * (LONGEST_MS - SHORTEST_MS));
  return { kind: one(kinds), recovery: one(recoveries), lastsMs };
}

/** Breaks the network for a while and restores it. */
export async function applyFault(
  proxy: TcpProxy,
  { kind, recovery, lastsMs }: Fault,
): Promise<void> {
  if (kind === 'reset') proxy.reset();
  else if (kind === 'refuse') await proxy.refuse();
  else proxy.freeze(kind === 'freeze all' ? 'all' : 'existing');
  await sleep(lastsMs);
  await proxy.restore(recovery);
}
