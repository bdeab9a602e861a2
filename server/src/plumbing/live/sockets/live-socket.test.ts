import { once } from 'node:events';
import { PING, PONG } from '@comanda/contract/wire';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { tallyOf } from '../../metrics/tally.ts';
import { createHeartbeat } from './heartbeat.ts';
import { createLiveSocket, type LiveSocket } from './live-socket.ts';

const unwatched = { onError: () => {}, onDropped: () => {} };

/** Both ends run in one process here: a pause of it must not look like silence of the client. */
const PING_EVERY_MS = 400;

let app: FastifyInstance | undefined;
afterEach(async () => {
  await app?.close();
});

type Served = { address: string; reader: Promise<LiveSocket<string>> };

async function serve(
  load: () => Promise<string>,
  { pingEveryMs }: { pingEveryMs?: number } = { pingEveryMs: PING_EVERY_MS },
): Promise<Served> {
  const server = Fastify();
  app = server;
  await server.register(websocket, { options: { perMessageDeflate: false } });
  const heartbeat = createHeartbeat(server, pingEveryMs);
  const reader = new Promise<LiveSocket<string>>((resolve) => {
    server.register(async (scope) => {
      scope.get('/', { websocket: true }, (socket) => {
        heartbeat.watch(socket);
        const render = (text: string) => (text === 'secret' ? undefined : text);
        resolve(createLiveSocket({ socket, load, render }, unwatched));
      });
    });
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return { address: address.replace('http', 'ws'), reader };
}

function listen(address: string, { answers = true } = {}) {
  const socket = new WebSocket(address);
  const received: string[] = [];
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    if (text !== PING) received.push(text);
    else if (answers) socket.send(PONG);
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return { socket, received, closed };
}

/** A socket whose client reads nothing until `take`. */
function anUnreadSocket() {
  const sent: string[] = [];
  let isEnded = false;
  let onTaken: (() => void)[] = [];
  const open = { readyState: 1, OPEN: 1 } as const;
  const socket = {
    ...open,
    bufferedAmount: 0,
    send: (text: string, taken?: unknown) => {
      sent.push(text);
      socket.bufferedAmount += text.length;
      if (typeof taken === 'function') onTaken.push(() => void taken());
    },
    terminate: () => (isEnded = true),
    close: () => {},
    take: () => {
      socket.bufferedAmount = 0;
      for (const taken of onTaken) taken();
      onTaken = [];
    },
  };
  return { socket, sent, isEnded: () => isEnded };
}

async function eventually(check: () => boolean): Promise<void> {
  const end = Date.now() + 15_000;
  while (!check()) {
    if (Date.now() > end) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('a live socket', () => {
  it('sends everything first, then the events that arrived while it was loading', async () => {
    const { promise: everything, resolve: finish } = Promise.withResolvers<string>();
    const { address, reader } = await serve(() => everything);
    const { received } = listen(address);
    const live = await reader;
    void live.refresh();
    for (const event of ['one', 'secret', 'two']) live.deliver(event);
    finish('all');
    await eventually(() => received.length === 3);
    live.deliver('three');
    await eventually(() => received.length === 4);
    expect(received).toEqual(['all', 'one', 'two', 'three']);
  });

  it('closes when it cannot load, so that the client reconnects', async () => {
    const { address, reader } = await serve(() => Promise.reject(new Error('away')));
    const { closed } = listen(address);
    await (await reader).refresh();
    expect(await closed).toBe(1011);
  });

  it('ends a client that reads too slowly, and continues for the others', async () => {
    const { address, reader } = await serve(async () => 'all');
    const { socket } = listen(address);
    const live = await reader;
    await live.refresh();
    await eventually(() => socket.readyState === WebSocket.OPEN);
    socket.pause();
    const large = 'x'.repeat(256 * 1024);
    const closing = new Promise<void>((resolve) => {
      app?.websocketServer.clients.forEach((client) => client.on('close', () => resolve()));
    });
    // The buffers of both ends come on top of the limit.
    for (let count = 0; count < 200; count += 1) live.deliver(large);
    await closing;
    expect(app?.websocketServer.clients.size).toBe(0);
    socket.terminate();
  });

  it('may leave one megabyte unread', async () => {
    const { socket, sent, isEnded } = anUnreadSocket();
    const onDropped = vi.fn<() => void>();
    const live = createLiveSocket<string>(
      { socket, load: async () => 'all', render: (text) => text },
      { ...unwatched, onDropped },
    );
    await live.refresh();
    socket.take();
    socket.bufferedAmount = 1_048_576;
    live.deliver('one');
    expect([sent, isEnded()]).toEqual([['all', 'one'], false]);
    expect(onDropped).not.toHaveBeenCalled();
    socket.bufferedAmount = 1_048_577;
    live.deliver('two');
    expect([sent, isEnded()]).toEqual([['all', 'one'], true]);
    expect(onDropped).toHaveBeenCalledOnce();
  });

  it('may leave a first message of any size unread, and one megabyte of events after it', async () => {
    const { socket, sent, isEnded } = anUnreadSocket();
    const all = 'x'.repeat(3_000_000);
    const event = 'y'.repeat(600_000);
    const live = createLiveSocket<string>(
      { socket, load: async () => all, render: (text) => text },
      unwatched,
    );
    const loaded = live.refresh();
    live.deliver(event);
    await loaded;
    live.deliver(event);
    expect([sent.length, isEnded()]).toEqual([3, false]);
    live.deliver(event);
    expect([sent.length, isEnded()]).toEqual([3, true]);
  });

  it('counts all unread data once the first message has been read', async () => {
    const { socket, sent, isEnded } = anUnreadSocket();
    const live = createLiveSocket<string>(
      { socket, load: async () => 'x'.repeat(3_000_000), render: (text) => text },
      unwatched,
    );
    await live.refresh();
    socket.take();
    socket.bufferedAmount = 1_048_577;
    live.deliver('one');
    expect([sent.length, isEnded()]).toEqual([1, true]);
  });

  it('is not sent everything again while it has not read the last time', async () => {
    const { socket, sent, isEnded } = anUnreadSocket();
    const live = createLiveSocket<string>(
      { socket, load: async () => 'x'.repeat(3_000_000), render: (text) => text },
      unwatched,
    );
    await live.refresh();
    await live.refresh();
    expect([sent.length, isEnded()]).toEqual([1, true]);
  });

  it('is pinged every 25 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { address, reader } = await serve(async () => 'all', {});
    const { socket, received } = listen(address);
    const live = await reader;
    vi.advanceTimersByTime(24_999);
    await live.refresh();
    await eventually(() => received.length === 1);
    const pinged = once(socket, 'message');
    vi.advanceTimersByTime(1);
    expect(String((await pinged)[0])).toBe(PING);
    vi.useRealTimers();
  });

  it('is pinged apart from the clients that connect at the same time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { address } = await serve(async () => 'all', {});
    const clients = [new WebSocket(address), new WebSocket(address)];
    await Promise.all(clients.map((client) => once(client, 'open')));
    const received = clients.map((client) => {
      const texts: string[] = [];
      client.on('message', (data: Buffer) => void texts.push(data.toString()));
      return texts;
    });
    vi.advanceTimersByTime(500);
    app?.websocketServer.clients.forEach((client) => client.send('later'));
    await eventually(() => received.every((texts) => texts.includes('later')));
    expect(received.flat().filter((text) => text === PING)).toHaveLength(1);
    vi.useRealTimers();
  });

  it('responds after the data that it is still receiving, within four intervals', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { address, reader } = await serve(async () => 'x'.repeat(32 * 1024 * 1024), {});
    const { socket, received } = listen(address);
    await once(socket, 'open');
    socket.pause();
    await (await reader).refresh();
    const [client] = app?.websocketServer.clients ?? [];
    expect(client?.bufferedAmount).toBeGreaterThan(0);
    const heard: string[] = [];
    client?.on('message', (data: Buffer) => void heard.push(data.toString()));
    vi.advanceTimersByTime(99_999);
    expect(client?.readyState).toBe(WebSocket.OPEN);
    const pinged = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        if (data.toString() === PING) resolve();
      });
    });
    socket.resume();
    await pinged;
    expect(received).toHaveLength(1);
    // The server reads this after the answer to the ping.
    socket.send('anything');
    await eventually(() => heard.includes('anything'));
    vi.advanceTimersByTime(25_000);
    expect(client?.readyState).toBe(WebSocket.OPEN);
    vi.useRealTimers();
  });

  it('ends one that is still receiving after four intervals', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { address, reader } = await serve(async () => 'x'.repeat(32 * 1024 * 1024), {});
    const { socket } = listen(address);
    await once(socket, 'open');
    socket.pause();
    await (await reader).refresh();
    const [client] = app?.websocketServer.clients ?? [];
    vi.advanceTimersByTime(5 * 25_000);
    await eventually(() => app?.websocketServer.clients.size === 0);
    expect(client?.readyState).toBe(WebSocket.CLOSED);
    socket.terminate();
    vi.useRealTimers();
  });

  it('is ended when it sends more than a hundred messages between two pings', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { address } = await serve(async () => 'all', {});
    const { socket, closed } = listen(address);
    await once(socket, 'open');
    const [client] = app?.websocketServer.clients ?? [];
    let heard = 0;
    client?.on('message', () => (heard += 1));
    const send = (count: number): void => {
      for (let left = count; left > 0; left -= 1) socket.send('anything');
    };
    send(100);
    await eventually(() => heard === 100);
    // Its answer to the ping is the next one, and is not counted.
    vi.advanceTimersByTime(25_000);
    await eventually(() => heard === 101);
    send(100);
    await eventually(() => heard === 201);
    expect(client?.readyState).toBe(WebSocket.OPEN);
    send(1);
    expect(await closed).toBe(1006);
    vi.useRealTimers();
  });

  it('pings its client, and ends one that does not respond', async () => {
    const { address } = await serve(async () => 'all');
    const quiet = listen(address, { answers: false });
    const alive = listen(address);
    expect(await quiet.closed).toBe(1006);
    expect(app && tallyOf(app).droppedReaders).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 3 * PING_EVERY_MS));
    expect(alive.socket.readyState).toBe(WebSocket.OPEN);
    alive.socket.close();
  });
});
