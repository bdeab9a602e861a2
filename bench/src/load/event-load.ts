import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { PING, PONG } from '@comanda/contract/wire';
import { WebSocket } from 'ws';
import type { EventLoad } from '../orders/measure-events.ts';

// Opens desks and causes events at a fixed rate, whether or not earlier ones have arrived. Argument: a JSON
// file. Prints `open` when every desk is open, and at the end as JSON the time of each event in ms, from the
// commit (of a bare server: from the arrival of the message) to the desk.
const [, , file = ''] = process.argv;
const { desks, causes, rate, seconds, commitsFile } = JSON.parse(
  readFileSync(file, 'utf8'),
) as EventLoad;
const LONGEST_WAIT_MS = 60_000;
const NS_IN_MS = 1e6;

/** The number of desks that receive each event. */
const told = new Map(causes.map(({ room }) => [room, 0]));
const arrivals: { readonly text: string; readonly at: bigint }[] = [];
await Promise.all(
  desks.map(async ({ url, room, greets }) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    socket.on('error', reject);
    // A read of all changes may come before the writer's own message: then an event comes twice, the first counts.
    const seen = new Set<string>();
    socket.once(greets ? 'message' : 'open', () => {
      resolve();
      socket.on('message', (data: Buffer) => {
        const at = process.hrtime.bigint();
        const text = data.toString('utf8', 0, 120);
        if (text === PING) socket.send(PONG);
        // The last changes of the new pub send a desk everything again.
        else if (!text.includes('"GET_ALL"') && !seen.has(text)) {
          seen.add(text);
          arrivals.push({ text, at });
        }
      });
    });
    await promise;
    told.set(room, (told.get(room) ?? 0) + 1);
  }),
);

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
const publisher = causes[0]?.publish ? new WebSocket(causes[0].url) : undefined;
if (publisher) await new Promise((resolve) => publisher.once('open', resolve));
process.stdout.write('open\n');

function post(url: string, body: string): void {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const request = http.request(url, { method: 'POST', agent, headers }, (response) => {
    if (response.statusCode !== 201)
      throw new Error(`an order was refused: ${response.statusCode}`);
    response.resume();
  });
  request.end(body);
}

let expected = 0;
const start = performance.now();
for (let number = 0; number < rate * seconds; number += 1) {
  const wait = start + (number * 1000) / rate - performance.now();
  if (wait > 1) await sleep(wait);
  const cause = causes[number % causes.length];
  if (!cause) continue;
  expected += told.get(cause.room) ?? 0;
  if (publisher) publisher.send(`${cause.room} ${cause.body}`);
  else post(cause.url, cause.body);
}
for (let waited = 0; arrivals.length < expected && waited < LONGEST_WAIT_MS; waited += 50) {
  await sleep(50);
}
await sleep(300);
if (arrivals.length !== expected) throw new Error(`${arrivals.length} events, not ${expected}`);

function readCommits(): ReadonlyMap<string, bigint> {
  const lines = readFileSync(commitsFile ?? '', 'utf8')
    .trim()
    .split('\n');
  return new Map(
    lines.map((line) => {
      const [id = '', at = ''] = line.split(' ');
      return [id, BigInt(at)];
    }),
  );
}

const commits = commitsFile === undefined ? undefined : readCommits();
const times = arrivals.map(({ text, at }) => {
  const began = commits
    ? commits.get(/"id":(\d+)/.exec(text)?.[1] ?? '')
    : BigInt(text.split(' ')[0] ?? 0);
  if (began === undefined) throw new Error(`an event of no order: ${text}`);
  return Number(at - began) / NS_IN_MS;
});
process.stdout.write(`${JSON.stringify(times)}\n`, () => process.exit(0));
