import type { Till, TillFields } from '@comanda/contract/receipts';
import {
  readTillAddress,
  tillCredentials,
  tillFields,
  TILL_SILENT_AFTER_MS,
  type TillState,
} from '@comanda/domain/receipts';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Deps } from '../../../deps.ts';
import { AppError, invalidFields } from '../../../plumbing/http/app-error.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import { seal, unseal } from '../../../plumbing/sealing.ts';
import type { Connection, Transaction } from '../../../schema.ts';
import type { BridgeScope, PubScope } from '../../../scopes.ts';
import { listOrdersByIds, shownNumber } from '../../orders/index.ts';
import { lockPub, updatePub } from '../../pubs/index.ts';
import { listOpenReceipts } from '../orders/queries.ts';
import type { TillRow } from '../tables.ts';

/** A bridge reports every two seconds; when its till was last seen is written this often. */
const SEEN_EVERY_MS = 10_000;

export async function findTill(
  connection: Connection,
  { pubId }: { readonly pubId: number },
): Promise<TillRow | undefined> {
  return connection.selectFrom('till').where('pub_id', '=', pubId).selectAll().executeTakeFirst();
}

type Keys = { readonly api_key: string; readonly secret: string };
const NO_KEYS: Keys = { api_key: '', secret: '' };
const Sealed = Type.Object({ api_key: Type.String(), secret: Type.String() });

/** Copied to the row of another pub they cannot be opened. */
const purposeOf = (pubId: number): string => `till ${pubId}`;

/** With what a till is asked; undefined when no secret of this installation opens it. */
export function keysOf(
  { tokenSecrets }: Deps['settings'],
  { pub_id: pubId, sealed_secrets: sealed }: TillRow,
): Keys | undefined {
  const text = unseal(tokenSecrets, purposeOf(pubId), sealed);
  const keys: unknown = text === undefined ? undefined : JSON.parse(text);
  return Value.Check(Sealed, keys) ? keys : undefined;
}

/** The till as its pub sees it: without its keys. */
export async function loadTill({ db, clock }: Deps, scope: PubScope): Promise<Till | null> {
  const row = await findTill(db, scope);
  if (!row) return null;
  const now = clock.now();
  const open = await listOpenReceipts(db, scope, now);
  const orders = await listOrdersByIds(
    db,
    open.map(({ order_id: id }) => id),
  );
  const numbers = new Map(orders.map((order) => [order.id, shownNumber(order)]));
  const isSeen = row.seen_at && now.getTime() - row.seen_at.getTime() < TILL_SILENT_AFTER_MS;
  return {
    kind: row.kind,
    address: row.address,
    device: row.device,
    vat_groups: { ...row.vat_groups },
    issues_by_itself: row.issues_by_itself,
    state: isSeen ? row.state : null,
    seen_at: row.seen_at?.toISOString() ?? null,
    open_receipts: open.map(({ order_id, state }) => ({
      order_id,
      number: numbers.get(order_id) ?? order_id,
      state,
    })),
  };
}

/**
 * The fields as they are stored: a key that was left out stays, unless the till is of another kind or stands elsewhere. A
 * stored key is never sent to another address than the one that it was typed for.
 */
function mergedFields(settings: Deps['settings'], fields: TillFields, before: TillRow | undefined) {
  const { kind, address, api_key = '', secret = '', device } = fields;
  checkFields(tillFields, { address, api_key, secret, device });
  const origin = readTillAddress(kind, address);
  const isSame = before?.kind === kind && readTillAddress(kind, before.address) === origin;
  const kept = (isSame && keysOf(settings, before)) || NO_KEYS;
  const typed = { api_key: api_key.trim(), secret: secret.trim(), device: device.trim() };
  const merged = {
    api_key: typed.api_key || kept.api_key,
    secret: typed.secret || kept.secret,
    device: typed.device,
  };
  const missing = tillCredentials[kind].filter((field) => merged[field] === '');
  if (missing.length > 0) {
    throw invalidFields(missing.map((field) => ({ field, code: 'field_is_required' })));
  }
  const { api_key: apiKey, secret: secretKey, device: deviceId } = merged;
  return {
    keys: { api_key: apiKey, secret: secretKey },
    fields: {
      kind,
      address: address.trim(),
      device: deviceId,
      vat_groups: JSON.stringify(fields.vat_groups),
      issues_by_itself: fields.issues_by_itself,
    },
  };
}

/** Sets the till of a pub up, or changes it. Another address has no state yet. */
export async function saveTill(deps: Deps, scope: PubScope, fields: TillFields): Promise<void> {
  await deps.write(async (transaction) => {
    await lockPub(transaction, scope);
    const before = await findTill(transaction, scope);
    const { keys, fields: typed } = mergedFields(deps.settings, fields, before);
    const sealed = seal(deps.settings.tokenSecrets, purposeOf(scope.pubId), JSON.stringify(keys));
    const row = { ...typed, sealed_secrets: sealed };
    await transaction
      .insertInto('till')
      .values({ ...row, pub_id: scope.pubId, state: null, seen_at: null })
      .onConflict((conflict) =>
        conflict.column('pub_id').doUpdateSet({
          ...row,
          state: sql`case when till.address = ${row.address} then till.state end`,
        }),
      )
      .execute();
    if (!before) await updatePub(transaction, scope, { has_till: true });
  });
}

export async function deleteTill(deps: Deps, scope: PubScope): Promise<void> {
  await deps.write(async (transaction) => {
    await lockPub(transaction, scope);
    if (!(await findTill(transaction, scope))) throw new AppError('not_found');
    await removeTill(transaction, scope);
    await updatePub(transaction, scope, { has_till: false });
  });
}

/** Deletes the till of a deleted pub with its keys; receipts are deleted with their orders. */
export async function removeTill(transaction: Transaction, { pubId }: PubScope): Promise<void> {
  await transaction.deleteFrom('till').where('pub_id', '=', pubId).execute();
}

/** Writes what a bridge has found; only what is new, since it reports every few seconds. */
export async function saveTillState(
  connection: Connection,
  { pubId }: BridgeScope,
  { state, now }: { readonly state: TillState; readonly now: Date },
): Promise<void> {
  const before = new Date(now.getTime() - SEEN_EVERY_MS);
  await connection
    .updateTable('till')
    .set({ state, seen_at: now })
    .where('pub_id', '=', pubId)
    .where(
      sql<boolean>`(state is distinct from ${state} or seen_at is null or seen_at <= ${before})`,
    )
    .execute();
}
