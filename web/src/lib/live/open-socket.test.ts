import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEarlySocket, page } from './early-socket.ts';
import { openSocket } from './open-socket.ts';

const ADDRESS = 'ws://pub.example/ws/orders/company/2/pub/7?desk=a&access_token=b';
/** Longer than a socket waits for the program. */
const TOO_LONG_MS = 16_000;

class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly opened: FakeSocket[] = [];
  readyState = 0;
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    FakeSocket.opened.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  receive(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.opened.length = 0;
});
afterEach(() => {
  delete page.comandaSocket;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = (index: number): FakeSocket => {
  const socket = FakeSocket.opened[index];
  if (!socket) throw new Error(`no socket ${index}`);
  return socket;
};

/** Opens a socket as the live client does, which sets its handlers a moment later; what it then hears. */
function listen(address = ADDRESS): string[] {
  const heard: string[] = [];
  const live = openSocket(address);
  live.onopen = () => heard.push('open');
  live.onmessage = ({ data }) => heard.push(String(data));
  live.onclose = ({ code }) => heard.push(`closed ${code}`);
  live.onerror = () => heard.push('error');
  return heard;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

it('tells what the early socket has received, in order, and then the rest', async () => {
  openEarlySocket(ADDRESS);
  opened(0).open();
  opened(0).receive('list');
  opened(0).receive('first');
  const heard = listen();
  expect(heard).toEqual([]);
  await settle();
  opened(0).receive('second');
  opened(0).close(1012);
  expect(heard).toEqual(['open', 'list', 'first', 'second', 'closed 1012']);
  expect(FakeSocket.opened).toHaveLength(1);
});

it('takes one that is still connecting', async () => {
  openEarlySocket(ADDRESS);
  const heard = listen();
  await settle();
  opened(0).open();
  opened(0).receive('list');
  expect(heard).toEqual(['open', 'list']);
});

it('loses nothing that comes while it is taken', async () => {
  openEarlySocket(ADDRESS);
  opened(0).open();
  const heard = listen();
  opened(0).receive('list');
  await settle();
  expect(heard).toEqual(['open', 'list']);
});

it('is taken once: the next connection is a new one', async () => {
  openEarlySocket(ADDRESS);
  opened(0).open();
  listen();
  const heard = listen();
  await settle();
  expect(FakeSocket.opened).toHaveLength(2);
  expect(heard).toEqual([]);
  opened(1).open();
  expect(heard).toEqual(['open']);
});

it.each([
  ['of another session', (): string => `${ADDRESS}c`],
  [
    'that the server has refused',
    (): string => {
      opened(0).close(1006);
      return ADDRESS;
    },
  ],
])('one %s is not taken', async (_, addressAfter) => {
  openEarlySocket(ADDRESS);
  const heard = listen(addressAfter());
  await settle();
  expect(FakeSocket.opened).toHaveLength(2);
  expect(heard).toEqual([]);
});

it('is closed when nothing takes it, and not when something has', async () => {
  openEarlySocket(ADDRESS);
  opened(0).open();
  await vi.advanceTimersByTimeAsync(TOO_LONG_MS);
  expect(opened(0).readyState).toBe(3);
  listen();
  expect(FakeSocket.opened).toHaveLength(2);

  openEarlySocket(ADDRESS);
  opened(2).open();
  listen();
  await vi.advanceTimersByTimeAsync(TOO_LONG_MS);
  expect(opened(2).readyState).toBe(1);
});
