import type { CallBody } from '@comanda/contract';
import type { PushDevice } from '@comanda/contract/alerts';
import { deviceFields, MAX_DEVICES_OF_PUB } from '@comanda/domain/alerts';
import { AppError, invalidFields } from '../../plumbing/http/app-error.ts';
import { checkFields } from '../../plumbing/http/check-fields.ts';
import { isPushEndpoint } from '../../plumbing/push/push-endpoint.ts';
import type { Connection, Transaction } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';
import { listOpenSessions } from '../accounts/index.ts';
import { lockPub } from '../pubs/index.ts';
import type { AlertDeps } from './alert-deps.ts';
import type { SubscriptionRow } from './tables.ts';

type NewSubscription =
  CallBody<'POST /api/company/:companyID/pubs/:pubID/alerts/push-subscriptions'>;

const REPORT_TOKEN_BYTES = 24;
const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export function deviceView(row: Subscription): PushDevice {
  return {
    id: row.id,
    device: row.device,
    is_signed_in: row.isSignedIn,
    created_at: row.created_at.toISOString(),
    last_sent_at: isoOf(row.last_sent_at),
    last_shown_at: isoOf(row.last_shown_at),
    last_failed_at: isoOf(row.last_failed_at),
    last_failure: row.last_failure,
  };
}

/** A device, and whether the session in which it subscribed is still open. */
export type Subscription = SubscriptionRow & { readonly isSignedIn: boolean };

/** The devices of a pub, oldest first. */
export async function listSubscriptions(
  connection: Connection,
  { pubId, now }: { readonly pubId: number; readonly now: Date },
): Promise<Subscription[]> {
  const rows = await connection
    .selectFrom('push_subscription')
    .where('pub_id', '=', pubId)
    .orderBy('id')
    .selectAll()
    .execute();
  const ids = [...new Set(rows.flatMap(({ session_id }) => session_id ?? []))];
  const open = new Set((await listOpenSessions(connection, { ids, now })).map(({ id }) => id));
  return rows.map((row) => ({ ...row, isSignedIn: open.has(row.session_id ?? 0) }));
}

/** Refuses one device too many; the lock of the pub keeps the count valid until the commit. */
async function requireRoom(
  transaction: Transaction,
  scope: PubScope,
  endpoint: string,
): Promise<void> {
  await lockPub(transaction, scope);
  const others = await transaction
    .selectFrom('push_subscription')
    .where('pub_id', '=', scope.pubId)
    .where('endpoint', '<>', endpoint)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (others.count >= MAX_DEVICES_OF_PUB) {
    throw new AppError('device_limit_exceeded', { limit: MAX_DEVICES_OF_PUB });
  }
}

/** Adds a device of a pub, or renews what is known of it: a browser may get other keys at the same address. */
export async function saveSubscription(
  deps: AlertDeps,
  scope: PubScope,
  { endpoint, p256dh, auth, device, language }: NewSubscription,
): Promise<Subscription> {
  checkFields(deviceFields, { device });
  if (!isPushEndpoint(endpoint, deps.settings.pushExtraHosts)) {
    throw invalidFields([{ field: 'endpoint', code: 'invalid_value' }]);
  }
  const sent = {
    p256dh,
    auth,
    device: device.trim(),
    language,
    session_id: scope.actor.sessionId,
  };
  const own = {
    pub_id: scope.pubId,
    endpoint,
    report_token: deps.randomText(REPORT_TOKEN_BYTES),
    created_at: deps.clock.now(),
  };
  return deps.write(async (transaction) => {
    await requireRoom(transaction, scope, endpoint);
    const row = await transaction
      .insertInto('push_subscription')
      .values({ ...own, ...sent })
      .onConflict((conflict) => conflict.columns(['pub_id', 'endpoint']).doUpdateSet(sent))
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...row, isSignedIn: true };
  });
}

export async function deleteSubscription(
  { write }: AlertDeps,
  { pubId }: PubScope,
  subscriptionId: number,
): Promise<void> {
  await write(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('push_subscription')
      .where('pub_id', '=', pubId)
      .where('id', '=', subscriptionId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('not_found');
  });
}

/** Notes that a device has shown an alert; whoever has the token can only do this. */
export async function markShown({ db, clock }: AlertDeps, reportToken: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('push_subscription')
    .set({ last_shown_at: clock.now() })
    .where('report_token', '=', reportToken)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('not_found');
}
