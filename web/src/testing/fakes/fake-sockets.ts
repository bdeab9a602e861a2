import type { SocketKey, SocketMessage } from '@comanda/contract/live';
import { vi } from 'vitest';
import { eventually } from '../actions/eventually.ts';

/** A socket from the server's side. */
class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readonly address: string;
  readonly received: string[] = [];
  readyState: number = FakeSocket.CONNECTING;

  constructor(address: string) {
    super();
    this.address = address;
  }

  send(text: string): void {
    this.received.push(text);
  }

  close(code?: number): void {
    this.dispatchEvent(new CloseEvent('close', code === undefined ? {} : { code }));
  }
}

export type FakeSockets<Key extends SocketKey> = {
  /** Every opened socket, in order. */
  readonly opened: readonly FakeSocket[];
  /** Accepts the newest connection. */
  readonly accept: () => Promise<void>;
  /** Sends to the newest connection. */
  readonly send: (message: SocketMessage<Key>) => void;
  /** Breaks the newest connection; with a code, the server has closed it. */
  readonly cut: (code?: number) => void;
};

/** Replaces the server's sockets, typed by the contract. */
export function fakeSockets<Key extends SocketKey>(): FakeSockets<Key> {
  const opened: FakeSocket[] = [];
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      constructor(address: string) {
        super(address);
        opened.push(this);
      }
    },
  );
  const newest = () => {
    const socket = opened.at(-1);
    if (!socket) throw new Error(`no socket was opened by "${document.body.innerText}"`);
    return socket;
  };
  return {
    opened,
    accept: async () => {
      await eventually(newest);
      const socket = newest();
      socket.readyState = FakeSocket.OPEN;
      socket.dispatchEvent(new Event('open'));
    },
    send: (message) => {
      newest().dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
    },
    cut: (code) => {
      newest().close(code);
    },
  };
}
