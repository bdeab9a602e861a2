import http from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { percentile } from '../frame/statistics.ts';

// node read-at-rate.ts <url> <requests a second>: reads until SIGTERM at a fixed rate, however slow the answers
// are, and prints their times in milliseconds. A time begins when its request was due: one that waits behind a
// slow one counts in full.
const [url = '', rate = ''] = process.argv.slice(2);
const intervalMs = 1000 / Number(rate);
const agent = new http.Agent({ keepAlive: true });
const headers = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'ro' };
/** A timer is up to this late; the rest of the time is waited in steps of the event loop. */
const TIMER_MS = 2;

const times: number[] = [];
const end = new AbortController();
process.once('SIGTERM', () => end.abort());

async function read(dueAt: number): Promise<void> {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(url, { agent, headers }, resolve).on('error', reject);
  });
  for await (const _ of response);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  times.push(performance.now() - dueAt);
}

process.stdout.write('reading\n');
const reads: Promise<void>[] = [];
const start = performance.now();
for (let dueAt = start; !end.signal.aborted; dueAt += intervalMs) {
  const early = dueAt - performance.now() - TIMER_MS;
  if (early > 0) await setTimeout(early);
  while (performance.now() < dueAt) await setImmediate();
  reads.push(read(dueAt));
}
await Promise.all(reads);
agent.destroy();
const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share));
process.stdout.write(JSON.stringify({ count: times.length, p50, p95, p99 }));
