import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { PING, PONG } from '@comanda/contract/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { isDeep } from '../../../../scripts/depth.ts';
import { recordAttempts } from '../../../../scripts/record-attempts.ts';
import { clientAt } from '../app/client-at.ts';
import { anOrder, setStatus, type AnOrder } from '../builders/order-builders.ts';
import { startAttackedServer, type AttackedServer } from './attacked-server.ts';
import { connectRaw, headers, type RawClient } from './raw-client.ts';

/** Of each kind; `npm run test:attacks` holds 5,000. */
const HELD = Number(process.env['HELD_SOCKETS'] ?? 300);
/** The pages of one order in every so many get its event. */
const ORDERS = 10;
const AT_ONCE = 100;
/** As many addresses of this machine, where it has more than one: as many as an attacker has. */
const ADDRESSES = process.platform === 'linux' ? 50 : 1;
const KB = 1024;
/** A guest's page, with its place in the heartbeat and its room, on the heap of the server. */
const MAX_HEAP_OF_SOCKET = 16 * KB;
/** An HTTP connection that waits for its next request. */
const MAX_HEAP_OF_CONNECTION = 16 * KB;
/** Both with the buffers that are no part of the heap; small numbers are lost in what every process needs. */
const MAX_RESIDENT_OF_EACH = 40 * KB;
/** What the heap of a server differs by between two measurements. */
const HEAP_NOISE = 1.5 * KB * KB;

let server: AttackedServer;
beforeAll(async () => {
  server = await startAttackedServer();
});
afterAll(() => server.close());

const addressOf = (index: number): string => `127.0.0.${(index % ADDRESSES) + 1}`;

/** The memory of the process in bytes, its code included; 0 where the system does not report it. */
function residentBytes(): number {
  if (process.platform !== 'linux') return 0;
  const [, kilobytes] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * KB;
}

async function inParts<Item>(
  count: number,
  make: (index: number) => Promise<Item>,
): Promise<Item[]> {
  const made: Item[] = [];
  while (made.length < count) {
    const from = made.length;
    const part = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) =>
      make(from + index),
    );
    made.push(...(await Promise.all(part)));
  }
  return made;
}

type Page = { readonly socket: WebSocket; readonly order: AnOrder; readonly events: string[] };

/** A guest's page of an order, after its first message. It answers the heartbeat. */
async function openPage(order: AnOrder, localAddress: string): Promise<Page> {
  const url = `${server.address.replace('http', 'ws')}/ws/client/order/${order.trackingToken}`;
  const socket = new WebSocket(url, { localAddress, perMessageDeflate: false });
  const events: string[] = [];
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    if (text === PING) socket.send(PONG);
    else events.push(text);
  });
  await once(socket, 'message');
  return { socket, order, events };
}

/** A connection that has had one answer and is kept for the next request. */
async function openConnection(localAddress: string): Promise<RawClient> {
  const client = await connectRaw(server.address, localAddress);
  client.socket.write(`${headers('GET /healthz')}\r\n`);
  await once(client.socket, 'data');
  return client;
}

/** Sockets and connections on the server, without those of this test's own calls. */
const openOnServer = async (): Promise<number> => (await server.measure()).sockets;

/** The heap after what is left of closed connections is gone. */
async function heap(): Promise<number> {
  await server.measure();
  return (await server.measure()).heapUsed;
}

async function close(pages: readonly Page[], connections: readonly RawClient[]): Promise<void> {
  for (const { socket } of pages) socket.terminate();
  for (const { socket } of connections) socket.destroy();
}

it.runIf(isDeep)(
  `${HELD} guests’ pages and ${HELD} connections that only wait delay no order and no event`,
  { timeout: 60_000 + HELD * 60 },
  async () => {
    const client = clientAt(server.address);
    const orders = await inParts(ORDERS, () => anOrder(client, server.pub));
    const open = () =>
      inParts(HELD, (index) => openPage(orders[index % ORDERS] as AnOrder, addressOf(index)));
    // Code and caches that the first sockets bring into memory are not counted.
    await close(await open(), []);
    await expect.poll(openOnServer).toBeLessThan(50);
    const before = { open: await openOnServer(), heap: await heap(), resident: residentBytes() };

    const pages = await open();
    const withPages = { heap: await heap() };
    const connections = await inParts(HELD, (index) => openConnection(addressOf(index)));
    const held = { open: await openOnServer(), heap: await heap(), resident: residentBytes() };
    expect(held.open).toBeGreaterThanOrEqual(2 * HELD);
    const ofSocket = (withPages.heap - before.heap) / HELD;
    const ofConnection = (held.heap - withPages.heap) / HELD;
    const ofEach = (held.resident - before.resident) / (2 * HELD);
    expect(ofSocket).toBeLessThan(MAX_HEAP_OF_SOCKET);
    expect(ofConnection).toBeLessThan(MAX_HEAP_OF_CONNECTION);
    if (HELD >= 1_000) expect(ofEach).toBeLessThan(MAX_RESIDENT_OF_EACH);

    await server.expectNoHarm(Promise.resolve());
    const [changed] = orders as [AnOrder];
    const start = performance.now();
    expect((await setStatus(client, server.pub, { order: changed, to: 'preparing' })).status).toBe(
      200,
    );
    const watching = pages.filter(({ order }) => order === changed);
    const others = pages.filter(({ order }) => order !== changed);
    const isSent = ({ events }: Page): boolean =>
      events.some((text) => text.includes('UPDATE_EVENT'));
    await expect.poll(() => watching.filter(isSent).length).toBe(watching.length);
    const eventMs = performance.now() - start;
    expect(eventMs).toBeLessThan(5_000);
    expect(others.filter(isSent)).toEqual([]);
    expect(pages.filter(({ socket }) => socket.readyState !== WebSocket.OPEN)).toEqual([]);

    await close(pages, connections);
    await expect.poll(openOnServer).toBeLessThanOrEqual(before.open + 10);
    await expect.poll(heap).toBeLessThan(before.heap + HEAP_NOISE);
    expect(server.hasEnded()).toBe(false);
    const kilobytes = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;
    recordAttempts('attacks', {
      work: 'guests’ pages and idle HTTP connections, held while an order goes through',
      tried: 2 * HELD,
      unhandled: 0,
      held: held.open,
      also: `${kilobytes(ofSocket)} of heap for a page, ${kilobytes(ofConnection)} for a connection, ${kilobytes(ofEach)} resident for each; an event reached ${watching.length} pages within ${Math.round(eventMs)} ms; afterwards ${kilobytes(Math.max(0, (await heap()) - before.heap))} more than before`,
    });
  },
);
