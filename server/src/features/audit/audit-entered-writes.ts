import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../scopes.ts';
import { recordAudit, type Audited } from './record-audit.ts';

type Note = { readonly entry: Audited; isKept: boolean };

/** What the request that is being handled must leave in the log, if an administrator makes it inside a pub. */
const current = new AsyncLocalStorage<Note>();

function subjectOf({ params }: FastifyRequest): string {
  return Object.entries(params as Record<string, number | string>)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

function entryOf(request: FastifyRequest, at: Date): Audited | undefined {
  const { call, access } = request.routeOptions.config;
  const actor = actorOf(request.scope);
  // Leaving is noted by itself, as what it is.
  const isWrite = request.method !== 'GET' && access !== 'entered';
  if (call === undefined || !actor?.entered || !isWrite) return undefined;
  const { accountId: adminId, entered } = actor;
  return { at, adminId, action: call, pubId: entered.pubId, subject: subjectOf(request) };
}

/**
 * Notes every write that an administrator makes inside a pub, whichever feature it belongs to, in the
 * transaction that writes: neither stands without the other (docs/adr/0007-audit-in-the-write.md).
 * Features get the `write` that does so.
 */
export function auditEnteredWrites(app: FastifyInstance, deps: Deps): Deps {
  app.addHook('preHandler', (request, _reply, done) => {
    const entry = entryOf(request, deps.clock.now());
    if (entry) current.run({ entry, isKept: false }, done);
    else done();
  });
  return {
    ...deps,
    write: async (work) => {
      const note = current.getStore();
      if (!note || note.isKept) return deps.write(work);
      const result = await deps.write(async (transaction) => {
        const done = await work(transaction);
        await recordAudit(transaction, note.entry);
        return done;
      });
      note.isKept = true;
      return result;
    },
  };
}
