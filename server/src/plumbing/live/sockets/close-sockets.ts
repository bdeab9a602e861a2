import type { FastifyInstance } from 'fastify';
import { closeCodes } from './live-socket.ts';

/** Asks every client to reconnect, as `preClose` of the sockets' plugin, whose own one would send no reason. */
export function closeSockets(this: FastifyInstance, done: () => void): void {
  const { websocketServer, server } = this;
  for (const socket of websocketServer.clients) socket.close(closeCodes.restart);
  server.removeAllListeners('upgrade');
  websocketServer.close();
  done();
}
