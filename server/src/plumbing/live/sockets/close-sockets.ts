import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { closeCodes } from './live-socket.ts';

/** All clients are asked to reconnect within this time, so that a thousand desks do not return at one moment. */
const SPREAD_MS = 1_000;
const STEP_MS = 10;

/** Asks every client to reconnect, a part of them at a time. */
export async function closeSocketsApart({ websocketServer }: FastifyInstance): Promise<void> {
  const sockets = [...websocketServer.clients];
  const perStep = Math.ceil(sockets.length / (SPREAD_MS / STEP_MS));
  for (let at = 0; at < sockets.length; at += perStep) {
    if (at > 0) await sleep(STEP_MS);
    for (const socket of sockets.slice(at, at + perStep)) socket.close(closeCodes.restart);
  }
}

/** Asks the rest to reconnect, as `preClose` of the sockets' plugin, whose own one would send no reason. */
export function closeSockets(this: FastifyInstance, done: () => void): void {
  const { websocketServer, server } = this;
  for (const socket of websocketServer.clients) socket.close(closeCodes.restart);
  server.removeAllListeners('upgrade');
  websocketServer.close();
  done();
}
