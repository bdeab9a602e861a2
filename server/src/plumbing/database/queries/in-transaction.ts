import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';

// An object, not a boolean: work that was started inside and continues after the transaction may use the pool
// again.
const current = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Runs `work` in one transaction (READ COMMITTED): commits when it resolves, rolls back when it throws. Using
 * another connection inside is refused immediately instead of deadlocking.
 */
export async function inTransaction<Schema, Result>(
  kysely: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return kysely.transaction().execute(async (transaction) => {
    const scope = { open: true };
    try {
      return await current.run(scope, () => work(transaction));
    } finally {
      scope.open = false;
    }
  });
}

export function isInsideTransaction(): boolean {
  return current.getStore()?.open === true;
}
