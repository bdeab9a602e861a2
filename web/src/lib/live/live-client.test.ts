import { describe, expect, it, vi } from 'vitest';
import { LiveClient, type LiveSocket, type LiveEnvironment } from './live-client.ts';

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
  let wake: (() => void) | undefined;
  let lose: (() => void) | undefined;
  let later: (() => void) | undefined;
  const waits: number[] = [];
  let canReload = true;
  const sockets: FakeSocket[] = [];
  const reload = vi.fn();
  const onMessage = vi.fn<(message: unknown) => void>();
  const environment: LiveEnvironment = {
    open: () => {
      const socket = fakeSocket();
      sockets.push(socket);
      return socket;
    },
    now: () => now,
    tickEvery: (everyMs, run) => {
      expect(everyMs).toBe(4000);
      tick = run;
      return () => {
        tick = undefined;
      };
    },
    runLater: (afterMs, run) => {
      waits.push(afterMs);
      later = run;
      return () => {
        later = undefined;
      };
    },
    random: () => 0.25,
    onWake: (run) => {
      wake = run;
      return () => {
        wake = undefined;
      };
    },
    onLost: (run) => {
      lose = run;
      return () => {
        lose = undefined;
      };
    },
    mayReload: () => canReload,
    reload,
  };
  const client = new LiveClient<unknown>(environment, {
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
  const wakeUp = async (afterMs = 0) => {
    now += afterMs;
    wake?.();
    await settle();
  };
  const endWait = async () => {
    later?.();
    await settle();
  };
  /** A check that was sent before the stop and arrives after it. */
  const lateCheck = () => tick ?? (() => {});
  const loseNetwork = () => lose?.();
  const holdReload = (isHeld: boolean) => {
    canReload = !isHeld;
  };
  const controls = { check, lateCheck, wakeUp, endWait, loseNetwork, holdReload };
  return { client, sockets, reload, onMessage, waits, ...controls };
}

describe('live client', () => {
  it('goes from disconnected through connecting to connected', async () => {
    const { client, onMessage, sockets } = setUp();
    const states: string[] = [client.current().state];
    client.subscribe(() => states.push(client.current().state));
    client.start(onMessage);
    await settle();
    sockets[0]?.onopen?.();
    expect(states).toEqual(['disconnected', 'connecting', 'connected']);
    expect(client.current().staleSince).toBeUndefined();
  });

  it('answers PING with PONG and emits the messages, but not invalid JSON', async () => {
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

  it('reconnects at the next check after a close, and stores since when it is disconnected', async () => {
    const { client, onMessage, sockets, check } = setUp();
    client.start(onMessage);
    await settle();
    sockets[0]?.onopen?.();
    await check();
    sockets[0]?.onclose?.({ code: 1006 });
    expect(client.current()).toEqual({ state: 'error', staleSince: 4000, hasFailed: true });
    await check();
    expect(sockets).toHaveLength(2);
    expect(client.current()).toEqual({ state: 'connecting', staleSince: 4000, hasFailed: true });
    sockets[1]?.onopen?.();
    expect(client.current()).toMatchObject({ state: 'connected', hasFailed: false });
    expect(sockets).toHaveLength(2);
  });

  it('reconnects within a second to a server that restarts, and shows no failure', async () => {
    const { client, onMessage, sockets, waits, check, endWait } = setUp();
    client.start(onMessage);
    await settle();
    sockets[0]?.onopen?.();
    sockets[0]?.onclose?.({ code: 1012 });
    expect(client.current()).toMatchObject({ state: 'connecting', hasFailed: false });
    expect(waits).toEqual([250]);
    await endWait();
    expect(sockets).toHaveLength(2);
    sockets[1]?.onopen?.();
    expect(client.current().state).toBe('connected');
    await check();
    expect(sockets).toHaveLength(2);
  });

  it('does not reconnect to a server that restarts once it was stopped', async () => {
    const { client, onMessage, sockets, endWait } = setUp();
    client.start(onMessage);
    await settle();
    sockets[0]?.onopen?.();
    sockets[0]?.onclose?.({ code: 1012 });
    client.stop();
    await endWait();
    expect(sockets).toHaveLength(1);
    expect(client.current().state).toBe('disconnected');
  });

  it('is not live without a network, whatever the state of the socket, and reconnects once it is back', async () => {
    const { client, onMessage, sockets, loseNetwork, wakeUp } = setUp();
    client.start(onMessage);
    await settle();
    sockets[0]?.onopen?.();
    loseNetwork();
    expect(client.current()).toMatchObject({ state: 'error', hasFailed: true, staleSince: 0 });
    expect(sockets[0]?.isClosed).toBe(true);
    await wakeUp();
    expect(sockets).toHaveLength(2);
    client.stop();
    loseNetwork();
    expect(client.current().state).toBe('disconnected');
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

  it('checks at once when the network may be back, and does not replace a good connection', async () => {
    const { client, onMessage, sockets, wakeUp } = setUp();
    client.start(onMessage);
    await settle();
    sockets[0]?.onopen?.();
    await wakeUp();
    expect(sockets).toHaveLength(1);
    sockets[0]?.onclose?.({ code: 1006 });
    await wakeUp();
    expect(sockets).toHaveLength(2);
    sockets[1]?.onopen?.();
    // A phone that slept for minutes has a connection that only seems open.
    await wakeUp(90_001);
    expect(sockets).toHaveLength(3);
    client.stop();
    await wakeUp();
    expect(sockets).toHaveLength(3);
  });

  it('reloads the page after its number of checks', async () => {
    const { client, onMessage, reload, check } = setUp({ reloadAfterTicks: 3 });
    client.start(onMessage);
    await check(2);
    expect(reload).not.toHaveBeenCalled();
    await check(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('delays the reload while a user would lose unsaved input, and reconnects meanwhile', async () => {
    const { client, onMessage, sockets, reload, check, holdReload } = setUp({
      reloadAfterTicks: 3,
    });
    client.start(onMessage);
    holdReload(true);
    await check(10);
    expect(reload).not.toHaveBeenCalled();
    sockets[0]?.onclose?.({ code: 1006 });
    await check();
    expect(sockets).toHaveLength(2);
    holdReload(false);
    await check();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never reloads without a server: the page would not load again', async () => {
    let isServerUp = true;
    const { client, onMessage, sockets, reload, check } = setUp({
      reloadAfterTicks: 3,
      address: async () => {
        if (!isServerUp) throw new Error('no server');
        return 'ws://x';
      },
    });
    client.start(onMessage);
    await settle();
    sockets[0]?.onopen?.();
    isServerUp = false;
    sockets[0]?.onclose?.({ code: 1006 });
    await check(20);
    expect(reload).not.toHaveBeenCalled();
    isServerUp = true;
    await check(2);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('asks for no token after it was stopped, when a check or a press comes late', async () => {
    const address = vi.fn(async () => 'ws://x');
    const { client, onMessage, lateCheck } = setUp({ address });
    client.start(onMessage);
    const check = lateCheck();
    client.stop();
    check();
    client.retry();
    await settle();
    expect(address).toHaveBeenCalledTimes(1);
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
