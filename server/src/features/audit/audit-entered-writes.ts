import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../scopes.ts';
import { recordAudit, type Audited } from './record-audit.ts';

type PendingEntry = { readonly entry: Audited; isRecorded: boolean };

/** The log entry that the current request must leave if an administrator makes it inside a pub. */
const current = new AsyncLocalStorage<PendingEntry>();

function subjectOf({ params }: FastifyRequest): string {
  return Object.entries(params as Record<string, number | string>)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

function entryOf(request: FastifyRequest, at: Date): Audited | undefined {
  const { call, access } = request.routeOptions.config;
  const actor = actorOf(request.scope);
  // Leaving a pub records its own entry.
  const isWrite = request.method !== 'GET' && access !== 'entered';
  if (call === undefined || !actor?.entered || !isWrite) return undefined;
  const { accountId: adminId, entered } = actor;
  return { at, adminId, action: call, pubId: entered.pubId, subject: subjectOf(request) };
}

/**
 * Records every write that an administrator makes inside a pub, of any feature, in the same transaction as
 * the write: neither is committed without the other (docs/adr/0007-audit-in-the-write.md). Features get the
 * `write` that does this.
 */
export function auditEnteredWrites(app: FastifyInstance, deps: Deps): Deps {
  app.addHook('preHandler', (request, _reply, done) => {
    const entry = entryOf(request, deps.clock.now());
    if (entry) current.run({ entry, isRecorded: false }, done);
    else done();
  });
  return {
    ...deps,
    write: async (work) => {
      const pending = current.getStore();
      if (!pending || pending.isRecorded) return deps.write(work);
      const result = await deps.write(async (transaction) => {
        const done = await work(transaction);
        await recordAudit(transaction, pending.entry);
        return done;
      });
      pending.isRecorded = true;
      return result;
    },
  };
}
