import type { Server } from 'node:net';

/** The port that a server on this machine listens on. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port is open');
  return address.port;
}
