import type { Connection, Transaction } from '../../../schema.ts';
import { grant, type BridgeScope, type PubScope } from '../../../scopes.ts';
import type { BridgeRow } from '../tables.ts';

/** A bridge that calls more often is not written more often. */
const SEEN_EVERY_MS = 10_000;

export async function findBridge(
  connection: Connection,
  { pubId }: PubScope,
): Promise<BridgeRow | undefined> {
  return connection
    .selectFrom('print_bridge')
    .where('pub_id', '=', pubId)
    .selectAll()
    .executeTakeFirst();
}

/** The right of the bridge with this token. */
export async function findBridgeScope(
  connection: Connection,
  tokenHash: string,
): Promise<BridgeScope | undefined> {
  const row = await connection
    .selectFrom('print_bridge')
    .where('token_hash', '=', tokenHash)
    .select('pub_id')
    .executeTakeFirst();
  return row && grant<BridgeScope>({ kind: 'bridge', pubId: row.pub_id });
}

export async function markBridgeSeen(
  connection: Connection,
  { pubId }: BridgeScope,
  now: Date,
): Promise<void> {
  await connection
    .updateTable('print_bridge')
    .set({ last_seen_at: now })
    .where('pub_id', '=', pubId)
    .where('last_seen_at', '<=', new Date(now.getTime() - SEEN_EVERY_MS))
    .execute();
}

export async function deleteBridge(connection: Connection, { pubId }: PubScope): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('print_bridge')
    .where('pub_id', '=', pubId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

type NewCode = { readonly codeHash: string; readonly expiresAt: Date };

export async function insertCode(
  connection: Connection,
  { pubId }: PubScope,
  { codeHash, expiresAt }: NewCode,
): Promise<void> {
  await connection
    .insertInto('print_bridge_code')
    .values({ code_hash: codeHash, pub_id: pubId, expires_at: expiresAt })
    .execute();
}

/** Uses a code up: of several who send it exactly one gets the pub. */
export async function takeCode(
  transaction: Transaction,
  { codeHash, now }: { readonly codeHash: string; readonly now: Date },
): Promise<number | undefined> {
  const row = await transaction
    .deleteFrom('print_bridge_code')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returning('pub_id')
    .executeTakeFirst();
  return row?.pub_id;
}

/** Makes this the bridge of the pub; the token of the one before is not valid any more. */
export async function replaceBridge(transaction: Transaction, bridge: BridgeRow): Promise<void> {
  const { pub_id: _, ...set } = bridge;
  await transaction
    .insertInto('print_bridge')
    .values(bridge)
    .onConflict((conflict) => conflict.column('pub_id').doUpdateSet(set))
    .execute();
}
