import type { WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';

/**
 * Cuts the references from an open socket to the request that opened it: without this each socket holds the
 * request, the response and their headers for hours. Who opens the socket adds the listener of its errors.
 */
export function releaseUpgrade(socket: WebSocket, request: FastifyRequest): void {
  // The plugin's listener holds the request and the reply.
  socket.removeAllListeners('error');
  // The response listens for the end of its connection.
  request.answer?.detachSocket(request.raw.socket);
}
