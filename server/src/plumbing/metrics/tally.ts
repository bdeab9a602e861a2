import type { Server } from 'node:http';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';

/** Counts that cost one addition where they are made, and are read when metrics are. */
export type Tally = {
  answeredAhead: number;
  /** Clients of sockets that were ended because they were too slow or silent. */
  droppedReaders: number;
  /** The name in the contract of each open socket. */
  readonly sockets: WeakMap<WebSocket, string>;
};

const tallies = new WeakMap<Server, Tally>();

/** The counts of an app, which its parts share. */
export function tallyOf({ server }: Pick<FastifyInstance, 'server'>): Tally {
  const known = tallies.get(server);
  if (known) return known;
  const made: Tally = { answeredAhead: 0, droppedReaders: 0, sockets: new WeakMap() };
  tallies.set(server, made);
  return made;
}
