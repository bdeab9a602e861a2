import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../scopes.ts';
import { recordAudit } from './record-audit.ts';

/** Who acts behind a scope, or behind the bare right of being signed in. */
function actorOf(scope: unknown): Actor | undefined {
  if (typeof scope !== 'object' || scope === null) return undefined;
  return ('actor' in scope ? scope.actor : scope) as Actor;
}

function subjectOf({ params }: FastifyRequest): string {
  return Object.entries(params as Record<string, number | string>)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

/**
 * Notes every write that an administrator makes inside a pub, whichever feature it belongs to, before
 * it is answered: what could not be noted is not confirmed either.
 */
export function auditEnteredWrites(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { call, access } = request.routeOptions.config;
    const actor = actorOf(request.scope);
    // Leaving is noted by itself, in its own transaction.
    const isWrite = request.method !== 'GET' && access !== 'entered' && reply.statusCode < 400;
    if (call !== undefined && actor?.entered && isWrite) {
      await recordAudit(deps.db, {
        at: deps.clock.now(),
        adminId: actor.accountId,
        action: call,
        pubId: actor.entered.pubId,
        subject: subjectOf(request),
      });
    }
    return payload;
  });
}
