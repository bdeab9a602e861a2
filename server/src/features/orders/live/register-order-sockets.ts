import type { FastifyInstance } from 'fastify';
import { createSocketHost } from '../../../plumbing/live/sockets/socket-host.ts';
import type { Router } from '../../../route.ts';
import type { DeskDeps } from '../order-deps.ts';
import { registerDesks } from './desks.ts';
import { registerGuests } from './guests.ts';

/** Sends each committed change of an order to the pub's desk and to its guest. */
export function registerOrderSockets(router: Router, deps: DeskDeps, app: FastifyInstance): void {
  const host = createSocketHost(app, deps.live);
  registerDesks(router, deps, host);
  registerGuests(router, deps, host);
}
