import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Longest that a connection may wait to become a socket. */
const UPGRADE_MS = 10_000;

/** Ends a connection once the request that has arrived whole, if any, is answered. */
function endWhenAnswered(socket: Socket, response: ServerResponse | undefined): void {
  const isOwed = response?.req.complete === true && !response.writableFinished;
  if (!isOwed) return void socket.destroy();
  // Without keep-alive: a connection that is kept would keep the app from closing.
  response.shouldKeepAlive = false;
  response.once('finish', () => socket.destroySoon());
}

/**
 * Ends, when the app closes, every connection that waits for its client: one that is silent, and one
 * whose request is still on its way; one whose request has arrived is answered first. A connection that asked to
 * become a socket and did not is ended as well, after a time limit or when the app closes; Node itself leaves it open.
 */
export function holdConnections(app: FastifyInstance): void {
  const { server } = app;
  const lastAnswers = new Map<Socket, ServerResponse | undefined>();
  const upgrading = new Set<Socket>();

  server.on('connection', (socket: Socket) => {
    lastAnswers.set(socket, undefined);
    socket.once('close', () => {
      lastAnswers.delete(socket);
      upgrading.delete(socket);
    });
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    lastAnswers.set(socket, response);
  });
  server.on('upgrade', ({ socket }: IncomingMessage) => {
    lastAnswers.delete(socket);
    upgrading.add(socket);
    // Becoming a socket switches this off.
    socket.setTimeout(UPGRADE_MS, () => socket.destroy());
  });
  app.websocketServer.on('connection', (_socket, { socket }: IncomingMessage) => {
    upgrading.delete(socket);
  });
  app.addHook('preClose', (done) => {
    for (const [socket, response] of lastAnswers) endWhenAnswered(socket, response);
    for (const socket of upgrading) socket.destroy();
    done();
  });
}
