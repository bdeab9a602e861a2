import websocket, { type WebSocket as ServerSocket } from '@fastify/websocket';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { LiveChanges } from '../live-hub.ts';
import type { LiveSocket } from './live-socket.ts';
import { createRooms } from './rooms.ts';
import { createSocketHost } from './socket-host.ts';
import { eventually } from '../../../testing/app/until.ts';

const SESSION = 5;
const nothing: LiveChanges = {
  order_created: [],
  order: [],
  pub: [],
  pubOfOthers: [],
  courier: [],
  session: [],
  isIncomplete: false,
};

let app: FastifyInstance | undefined;
afterEach(async () => {
  await app?.close();
});

/** One client of subject 7, connected to a host; the test sends the host's changes itself. */
async function connect({ restMs }: { restMs: number | undefined } = { restMs: 60_000 }) {
  const server = Fastify();
  app = server;
  await server.register(websocket);
  const room = createRooms<LiveSocket<string>>();
  const listeners: ((changes: LiveChanges) => Promise<void>)[] = [];
  const host = createSocketHost(server, {
    onChanges: (listener) => {
      listeners.push(listener);
    },
    onUnserved: () => {},
    isServing: () => true,
    onOwnChanges: () => {},
    wake: () => {},
    wakeOthers: () => {},
    state: () => ({ readAgeMs: 0, incompleteReads: 0, ownOrders: 0 }),
    close: async () => {},
  });
  const opened = new Promise<ServerSocket>((resolve) => {
    void server.register(async (scope) => {
      scope.get('/', { websocket: true }, (socket) => {
        host.open<string>({
          socket,
          room,
          subject: 7,
          session: { id: SESSION, findRemainingTime: async () => restMs },
          load: async () => 'everything',
          render: (text) => text,
        });
        resolve(socket);
      });
    });
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const client = new WebSocket(address.replace('http', 'ws'));
  const closed = new Promise<number>((resolve) => client.on('close', resolve));
  const isThere = new Promise((resolve) => client.on('open', resolve));
  const change = async (changes: Partial<LiveChanges>) => {
    for (const listener of listeners) await listener({ ...nothing, ...changes });
  };
  await isThere;
  return { client, closed, socket: await opened, room, change };
}

it('closes only the client whose session has ended', async () => {
  const { closed, room, change, socket } = await connect();
  await change({ session: [SESSION + 1], order: [1] });
  expect(socket.readyState).toBe(WebSocket.OPEN);
  expect(room.of(7)).toHaveLength(1);
  await change({ session: [SESSION] });
  expect(await closed).toBe(4401);
  await eventually(() => expect(room.isEmpty()).toBe(true));
});

it('asks all signed-in clients to reconnect when ended sessions may be unknown', async () => {
  const { closed, change } = await connect();
  await change({ isIncomplete: true });
  expect(await closed).toBe(1012);
});

it('closes a client whose session ended before it was subscribed', async () => {
  const { closed } = await connect({ restMs: undefined });
  expect(await closed).toBe(4401);
});

it('removes a closed client from its room and its session', async () => {
  const { client, closed, socket, room, change } = await connect();
  expect(room.has(7)).toBe(true);
  client.close();
  await closed;
  await eventually(() => expect(room.isEmpty()).toBe(true));
  const close = vi.spyOn(socket, 'close');
  await change({ session: [SESSION], isIncomplete: true });
  expect(close).not.toHaveBeenCalled();
});
