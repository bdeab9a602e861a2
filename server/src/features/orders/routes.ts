import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Router } from '../../route.ts';

export function registerOrders(_router: Router, _deps: Deps, _app: FastifyInstance): void {}
