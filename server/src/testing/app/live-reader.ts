import { sockets, type SocketKey } from '@comanda/contract/live';
import { PING, PONG } from '@comanda/contract/wire';
import { Ajv } from 'ajv';
import { WebSocket } from 'ws';
import { PATIENCE_MS } from './until.ts';

type SentOrder = { id: number; revision: number } & Record<string, unknown>;
type Message = { event_type: string; order?: SentOrder; orders?: SentOrder[] };

const ajv = new Ajv({ strict: false, allErrors: true });

/** The client of a live socket. */
export type LiveReader = {
  readonly messages: readonly Message[];
  /** The first message that matches, including those already received. */
  next(isIt: (message: Message) => boolean): Promise<Message>;
  /** The order in its first event with at least this revision. */
  event(orderId: number, revision?: number): Promise<SentOrder>;
  /** The orders of the first message, which contains all. */
  everything(): Promise<readonly SentOrder[]>;
  /** The code with which the server closes it. */
  closed(): Promise<number>;
  isClosed(): boolean;
  close(): void;
};

async function waitFor<Value>(find: () => Value | undefined, what: string): Promise<Value> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`waited ${PATIENCE_MS} ms for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Opens a socket at an address (`ws://…`) and checks every message against the contract. */
export function openReader(key: SocketKey, address: string): LiveReader {
  const isValid = ajv.compile(sockets[key].message);
  const messages: Message[] = [];
  let code: number | undefined;
  let fault: Error | undefined;
  const socket = new WebSocket(address);
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    if (text === PING) return socket.send(PONG);
    const message = JSON.parse(text) as Message;
    if (!isValid(message)) fault = new Error(`${key} sent ${ajv.errorsText(isValid.errors)}`);
    messages.push(message);
  });
  socket.on('close', (closeCode) => {
    code = closeCode;
  });
  socket.on('error', (error) => {
    fault = error;
  });
  const next: LiveReader['next'] = (isIt) =>
    waitFor(() => {
      if (fault) throw fault;
      return messages.find(isIt);
    }, `a message of ${key}`);
  return {
    messages,
    next,
    event: async (orderId, revision = 1) => {
      const { order } = await next(
        ({ order: sent }) => sent?.id === orderId && sent.revision >= revision,
      );
      if (!order) throw new Error('a message without its order');
      return order;
    },
    everything: async () => (await next(() => true)).orders ?? [],
    closed: () => waitFor(() => code, `the end of ${key}`),
    isClosed: () => code !== undefined,
    close: () => socket.close(),
  };
}
