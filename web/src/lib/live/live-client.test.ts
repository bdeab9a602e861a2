import { describe, expect, it, vi } from 'vitest';
import { LiveClient, type LiveSocket, type LiveWorld } from './live-client.ts';

type FakeSocket = LiveSocket & { readonly sent: string[]; isClosed: boolean };

function fakeSocket(): FakeSocket {
  const socket: FakeSocket = {
    sent: [],
    isClosed: false,
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (text) => socket.sent.push(text),
    close: () => {
      socket.isClosed = true;
    },
  };
  return socket;
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

function setUp(over: { address?: () => Promise<string>; reloadAfterTicks?: number } = {}) {
  let now = 0;
  let tick: (() => void) | undefined;
  const sockets: FakeSocket[] = [];
  const reload = vi.fn();
  const onMessage = vi.fn<(message: unknown) => void>();
  const world: LiveWorld = {
    open: () => {
      const socket = fakeSocket();
      sockets.push(socket);
      return socket;
    },
    now: () => now,
    setInterval: (run) => {
      tick = run;
      return 1;
    },
    clearInterval: () => {
      tick = undefined;
    },
    reload,
  };
  const client = new LiveClient<unknown>(world, {
    address: over.address ?? (async () => 'ws://x'),
    checkEveryMs: 4000,
    reloadAfterTicks: over.reloadAfterTicks ?? 500,
  });
  const check = async (times = 1) => {
    for (let turn = 0; turn < times; turn += 1) {
      now += 4000;
      tick?.();
      await settle();
    }
  };
  return { client, sockets, reload, onMessage, check };
}

describe('live client', () => {
  it('goes from disconnected over connecting to connected', async () => {
    const { client, onMessage, sockets } = setUp();
    const states: string[] = [client.current().state];
    client.subscribe(() => states.push(client.current().state));
    client.start(onMessage);
    await settle();
    sockets[0]?.onopen?.();
    expect(states).toEqual(['disconnected', 'connecting', 'connected']);
    expect(client.current().staleSince).toBeUndefined();
  });

  it('answers PING with PONG and hands on the messages, but not what is no JSON', async () => {
    const { client, sockets, onMessage } = setUp();
    client.start(onMessage);
    await settle();
    const [socket] = sockets;
    socket?.onopen?.();
    socket?.onmessage?.({ data: 'PING' });
    socket?.onmessage?.({ data: '{"event_type":"GET_ALL","orders":[]}' });
    socket?.onmessage?.({ data: '<html>' });
    expect(socket?.sent).toEqual(['PONG']);
    expect(onMessage.mock.calls).toEqual([[{ event_type: 'GET_ALL', orders: [] }]]);
  });

  it('tries again at the next check after a close, and remembers since when', async () => {
    const { client, onMessage, sockets, check } = setUp();
    client.start(onMessage);
    await settle();
    sockets[0]?.onopen?.();
    await check();
    sockets[0]?.onclose?.();
    expect(client.current()).toEqual({ state: 'error', staleSince: 4000 });
    await check();
    expect(sockets).toHaveLength(2);
    expect(client.current()).toEqual({ state: 'connecting', staleSince: 4000 });
    sockets[1]?.onopen?.();
    expect(client.current().state).toBe('connected');
    expect(sockets).toHaveLength(2);
  });

  it('opens no socket while the token cannot be refreshed', async () => {
    let canRefresh = false;
    const { client, onMessage, sockets, check } = setUp({
      address: async () => {
        if (!canRefresh) throw new Error('no token');
        return 'ws://x';
      },
    });
    client.start(onMessage);
    await settle();
    await check();
    expect(sockets).toHaveLength(0);
    expect(client.current().state).toBe('error');
    canRefresh = true;
    await check();
    expect(sockets).toHaveLength(1);
  });

  it('replaces a connection that has gone silent', async () => {
    const { client, onMessage, sockets, check } = setUp();
    client.start(onMessage);
    await settle();
    sockets[0]?.onopen?.();
    await check(22);
    expect(sockets).toHaveLength(1);
    await check(1);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.isClosed).toBe(true);
  });

  it('loads the page anew after its number of checks', async () => {
    const { client, onMessage, reload, check } = setUp({ reloadAfterTicks: 3 });
    client.start(onMessage);
    await check(2);
    expect(reload).not.toHaveBeenCalled();
    await check(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('opens nothing after it was stopped, even when the token comes late', async () => {
    let give: (address: string) => void = () => {};
    const { client, onMessage, sockets, check } = setUp({
      address: () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    });
    client.start(onMessage);
    client.stop();
    give('ws://x');
    await settle();
    await check(2);
    expect(sockets).toHaveLength(0);
    expect(client.current().state).toBe('disconnected');
  });
});
