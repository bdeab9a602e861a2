import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { begin } from '../frame/child.ts';
import type { Load } from './address-loads.ts';

// node one-address.ts <file with a load> <seconds>: one address sends its requests in turns, as many at once as it may, and
// prints how many were answered. Above its limit it waits a moment, as its address would be refused for a minute.
const [file = '', seconds = ''] = process.argv.slice(2);
const { requests, atOnce } = JSON.parse(readFileSync(file, 'utf8')) as Load;
const REFUSED_WAIT_MS = 200;
const refusals = new Set([429, 503]);

await begin();
const end = performance.now() + 1000 * Number(seconds);
let next = 0;
let answered = 0;
let failed = 0;

async function send(): Promise<void> {
  const request = requests[next % requests.length];
  next += 1;
  if (!request) throw new Error('a load without requests');
  const { url, headers, body } = request;
  const response = await fetch(url, { method: 'POST', headers, body });
  await response.arrayBuffer();
  if (refusals.has(response.status)) await setTimeout(REFUSED_WAIT_MS);
  else if (response.status === request.expected) answered += 1;
  else failed += 1;
}

await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (performance.now() < end) await send();
  }),
);
process.stdout.write(JSON.stringify({ answered, failed }));
