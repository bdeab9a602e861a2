import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The time limit for an upgrade to a socket. */
const UPGRADE_MS = 10_000;

/** Ends a connection after the response to a completely received request, if any. */
function endWhenAnswered(socket: Socket, response: ServerResponse | undefined): void {
  const isOwed = response?.req.complete === true && !response.writableFinished;
  if (!isOwed) return void socket.destroy();
  // Without keep-alive: an open connection would delay the closing of the app.
  response.shouldKeepAlive = false;
  response.once('finish', () => socket.destroySoon());
}

function endUpgrade(this: Socket): void {
  this.destroy();
}

/**
 * When the app closes, ends every connection that waits for its client: silent ones, and those whose request
 * is incomplete; a complete request is answered first. An upgrade that never finishes is also ended, after a
 * time limit or when the app closes; Node itself leaves it open.
 */
export function endWaitingConnections(app: FastifyInstance): void {
  const { server } = app;
  const lastAnswers = new Map<Socket, ServerResponse | undefined>();
  const upgrading = new Set<Socket>();

  // One function for all connections instead of one for each: sockets stay open for hours.
  function forget(this: Socket): void {
    lastAnswers.delete(this);
    upgrading.delete(this);
  }
  server.on('connection', (socket: Socket) => {
    lastAnswers.set(socket, undefined);
    socket.on('close', forget);
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    lastAnswers.set(socket, response);
  });
  server.on('upgrade', ({ socket }: IncomingMessage) => {
    lastAnswers.delete(socket);
    upgrading.add(socket);
    socket.setTimeout(UPGRADE_MS);
    socket.on('timeout', endUpgrade);
  });
  app.websocketServer.on('connection', (_socket, { socket }: IncomingMessage) => {
    // Nothing of these is left on a socket, which stays open for hours; `ws` has ended the timeout.
    upgrading.delete(socket);
    socket.off('timeout', endUpgrade);
    socket.off('close', forget);
  });
  app.addHook('preClose', (done) => {
    for (const [socket, response] of lastAnswers) endWhenAnswered(socket, response);
    for (const socket of upgrading) socket.destroy();
    done();
  });
}
