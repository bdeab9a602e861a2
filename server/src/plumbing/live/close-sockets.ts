import type { FastifyInstance } from 'fastify';
import { closeCodes } from './live-socket.ts';

/** Asks every reader to come again, as `preClose` of the sockets' plugin, which itself would give no reason. */
export function closeSockets(this: FastifyInstance, done: () => void): void {
  const { websocketServer, server } = this;
  for (const socket of websocketServer.clients) socket.close(closeCodes.restart);
  server.removeAllListeners('upgrade');
  websocketServer.close();
  done();
}
