import { once } from 'node:events';
import websocket from '@fastify/websocket';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { closeSocketsApart } from './close-sockets.ts';
import { closeCodes } from './live-socket.ts';

it('asks all clients to reconnect, but not all at one moment', async () => {
  const app = Fastify();
  await app.register(websocket);
  await app.register(async (scope) => {
    scope.get('/', { websocket: true }, () => {});
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const clients = Array.from({ length: 30 }, () => new WebSocket(address.replace('http', 'ws')));
  await Promise.all(clients.map((client) => once(client, 'open')));
  const codes = Promise.all(
    clients.map(async (client) => {
      const [code] = (await once(client, 'close')) as [number];
      return code;
    }),
  );
  const open = () =>
    [...app.websocketServer.clients].filter(({ readyState }) => readyState === WebSocket.OPEN);
  expect(open()).toHaveLength(30);
  const closed = closeSocketsApart(app);
  expect(open()).toHaveLength(29);
  await closed;
  expect(open()).toHaveLength(0);
  expect(await codes).toEqual(clients.map(() => closeCodes.restart));
  await app.close();
});
