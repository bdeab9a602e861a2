import type { FastifyInstance } from 'fastify';
import { createSocketHost } from '../../../plumbing/live/socket-host.ts';
import type { Router } from '../../../route.ts';
import type { OrderDeps } from '../order-deps.ts';
import { registerDesks } from './desks.ts';
import { registerGuests } from './guests.ts';

/** Which committed change of an order goes to which reader: the pub's desk, and its guest. */
export function registerOrderSockets(router: Router, deps: OrderDeps, app: FastifyInstance): void {
  const host = createSocketHost(app, deps.live);
  registerDesks(router, deps, host);
  registerGuests(router, deps, host);
}
