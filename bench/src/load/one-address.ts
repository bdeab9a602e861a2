import { readFileSync } from 'node:fs';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { begin } from '../frame/child.ts';
import type { Load } from './address-loads.ts';

// node one-address.ts <file with a load> <seconds> <address of this machine>: one address sends its requests in turns, as
// many at once as it may, and prints how many were answered. Above its limit it waits a moment, as it is refused for a
// minute.
const [file = '', seconds = '', localAddress = ''] = process.argv.slice(2);
const { requests, atOnce } = JSON.parse(readFileSync(file, 'utf8')) as Load;
const agent = new http.Agent({ keepAlive: true, localAddress });
const REFUSED_WAIT_MS = 200;
const refusals = new Set([429, 503]);

await begin();
const end = performance.now() + 1000 * Number(seconds);
let next = 0;
let answered = 0;
let failed = 0;

async function statusOf({ url, headers, body }: Load['requests'][number]): Promise<number> {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = { method: 'POST', agent, headers };
    http.request(url, options, resolve).on('error', reject).end(body);
  });
  await text(response);
  return response.statusCode ?? 0;
}

async function send(): Promise<void> {
  const request = requests[next % requests.length];
  next += 1;
  if (!request) throw new Error('a load without requests');
  const status = await statusOf(request);
  if (refusals.has(status)) await setTimeout(REFUSED_WAIT_MS);
  else if (status === request.expected) answered += 1;
  else failed += 1;
}

await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (performance.now() < end) await send();
  }),
);
agent.destroy();
process.stdout.write(JSON.stringify({ answered, failed }));
