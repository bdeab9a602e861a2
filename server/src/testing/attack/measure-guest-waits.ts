import { readFileSync } from 'node:fs';
import { must, type Client } from '@comanda/contract/client';
import { aBasket, tryOrder, type ADeliveringPub } from '../builders/order-builders.ts';

/** The waits of another guest during an attack, in milliseconds. */
type Waits = { readonly median: number; readonly longest: number };

const FEWEST_MEASUREMENTS = 15;

function waitsOf(times: readonly number[]): Waits {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, longest: sorted.at(-1) ?? 0 };
}

/** Reads the menu and orders repeatedly, until the attack has ended and enough was measured. */
export async function measureGuestWaits(
  client: Client,
  pub: ADeliveringPub,
  attack: Promise<unknown>,
): Promise<{ menu: Waits; order: Waits }> {
  const menu: number[] = [];
  const order: number[] = [];
  const end = new AbortController();
  const over = attack.finally(() => end.abort());
  while (!end.signal.aborted || order.length < FEWEST_MEASUREMENTS) {
    const start = performance.now();
    await client.call('GET /api/client/pub/:pubUrlName', {
      params: { pubUrlName: pub.pub.url_name },
    });
    const middle = performance.now();
    await must(tryOrder(client, pub, { body: aBasket(pub) }));
    menu.push(middle - start);
    order.push(performance.now() - middle);
  }
  await over;
  return { menu: waitsOf(menu), order: waitsOf(order) };
}

/** The peak memory of a process, in megabytes; 0 where the system does not report it. */
export function peakMegabytes(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
