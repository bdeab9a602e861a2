import { PING, PONG } from '@comanda/contract/wire';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';

const PING_EVERY_MS = 25_000;

export type Heartbeat = {
  /** Pings a client regularly, and ends one that has not responded in time. */
  watch(socket: WebSocket): void;
};

/** One timer for many sockets, until the app closes. */
export function createHeartbeat(app: FastifyInstance, pingEveryMs = PING_EVERY_MS): Heartbeat {
  const responses = new Map<WebSocket, boolean>();
  const beat = setInterval(() => {
    for (const [socket, hasResponded] of responses) {
      if (hasResponded) {
        responses.set(socket, false);
        socket.send(PING);
      } else socket.terminate();
    }
  }, pingEveryMs);
  beat.unref();
  app.addHook('onClose', async () => clearInterval(beat));
  return {
    watch: (socket) => {
      responses.set(socket, true);
      socket.on('message', (data: Buffer) => {
        if (data.toString() === PONG) responses.set(socket, true);
      });
      socket.on('close', () => responses.delete(socket));
      // A broken connection closes too; its error needs no other handling.
      socket.on('error', () => socket.terminate());
    },
  };
}
