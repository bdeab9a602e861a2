import { GUEST_NEWS_AFTER_SECONDS } from '@comanda/domain/alerts';
import { sql } from 'kysely';
import { insertTasksOf } from '../../../plumbing/tasks/add-task.ts';
import type { Connection, Transaction } from '../../../schema.ts';
import type { ClientScope } from '../../../scopes.ts';
import type { DailyWork } from '../../../plumbing/daily-work/daily-work.ts';
import { guestNewsTask } from './news-task.ts';
import type { GuestDevice } from './tables.ts';

const SECOND_MS = 1_000;

/** Longer than the sender waits for a push service, shorter than the lease of a task, which begins again then. */
const SENDING_MS = 30 * SECOND_MS;

type NewDevice = Pick<
  GuestDevice,
  'order_id' | 'endpoint' | 'p256dh' | 'auth' | 'language' | 'created_at'
>;

/** Of an order that the caller has locked. */
export async function countOtherDevices(
  transaction: Transaction,
  { order_id, endpoint }: Pick<GuestDevice, 'order_id' | 'endpoint'>,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('guest_push_subscription')
    .where('order_id', '=', order_id)
    .where('endpoint', '<>', endpoint)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a device, or renews its keys and language; what it was sent stays. Returns its id. */
export async function upsertDevice(transaction: Transaction, device: NewDevice): Promise<number> {
  const { p256dh, auth, language } = device;
  const { id } = await transaction
    .insertInto('guest_push_subscription')
    .values(device)
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'endpoint']).doUpdateSet({ p256dh, auth, language }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One device of an order, or all of them. */
export async function deleteDevices(
  connection: Connection,
  { orderId, endpoint }: { readonly orderId: number; readonly endpoint?: string },
): Promise<void> {
  let query = connection.deleteFrom('guest_push_subscription').where('order_id', '=', orderId);
  if (endpoint !== undefined) query = query.where('endpoint', '=', endpoint);
  await query.execute();
}

/** Devices of orders that nobody has ever finished. */
async function deleteDevicesBefore(connection: Connection, before: Date): Promise<void> {
  await connection
    .deleteFrom('guest_push_subscription')
    .where('created_at', '<', before)
    // An order for later is not over before its kitchen has begun.
    .where(
      sql<boolean>`not exists (
        select from pub_order where pub_order.id = guest_push_subscription.order_id and cook_at >= ${before}
      )`,
    )
    .execute();
}

/**
 * Takes the devices of an order to which no process is sending. The order must be read after this: one that another process
 * has read before could arrive after it.
 */
export async function takeDevices(
  connection: Connection,
  { orderId, now }: { readonly orderId: number; readonly now: Date },
): Promise<(GuestDevice & { sending_until: Date })[]> {
  const until = new Date(now.getTime() + SENDING_MS);
  const rows = await connection
    .updateTable('guest_push_subscription')
    .set({ sending_until: until })
    .where('order_id', '=', orderId)
    .where((where) =>
      where.or([where('sending_until', 'is', null), where('sending_until', '<=', now)]),
    )
    .returningAll()
    .execute();
  return rows.map((row) => ({ ...row, sending_until: until }));
}

/** Whether another process is sending to a device of the order, which may have read an older state of it. */
export async function hasTakenDevices(
  connection: Connection,
  { orderId, now }: { readonly orderId: number; readonly now: Date },
): Promise<boolean> {
  const taken = await connection
    .selectFrom('guest_push_subscription')
    .where('order_id', '=', orderId)
    .where('sending_until', '>', now)
    .select('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The end of sending, with the last news that it was sent, unless another process has taken it since. */
export async function releaseDevice(
  connection: Connection,
  { id, sending_until: until, told }: Pick<GuestDevice, 'id' | 'sending_until' | 'told'>,
): Promise<void> {
  await connection
    .updateTable('guest_push_subscription')
    .set({ sending_until: null, told })
    .where('id', '=', id)
    .where('sending_until', '=', until)
    .execute();
}

/**
 * Adds a task for each of these orders that has devices. A task of its own for each transaction: one in progress may
 * have read the order before.
 */
export async function addNewsTasks(
  transaction: Transaction,
  orderIds: readonly number[],
  now: Date,
): Promise<void> {
  const runAt = new Date(now.getTime() + GUEST_NEWS_AFTER_SECONDS * SECOND_MS);
  await insertTasksOf(guestNewsTask, {
    key: sql`order_id || ' ' || pg_current_xact_id()::text`,
    payload: sql`jsonb_build_object('order_id', order_id)`,
    addedAt: sql`${now}::timestamptz`,
    runAt: sql`${runAt}::timestamptz`,
    from: sql`(
      select distinct order_id from guest_push_subscription
      where order_id = any(${[...orderIds]}::int[])
    ) as written`,
  }).execute(transaction);
}

/** The devices that follow the orders of a client. */
export async function listDevicesOfClient(connection: Connection, { clientId }: ClientScope) {
  return connection
    .selectFrom('guest_push_subscription as device')
    .innerJoin('pub_order', 'pub_order.id', 'device.order_id')
    .where('pub_order.client_id', '=', clientId)
    .orderBy('device.id')
    .select(['device.order_id', 'device.endpoint', 'device.language', 'device.created_at'])
    .execute();
}

/** Nobody waits for an order that long. */
export const UNFINISHED_DEVICE_DAYS = 2;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** Forgets the devices of orders that their pubs have never finished. */
export const oldGuestDevices = (connection: Connection): DailyWork => ({
  name: 'devices of old orders',
  run: async (now) =>
    deleteDevicesBefore(connection, new Date(now.getTime() - UNFINISHED_DEVICE_DAYS * DAY_MS)),
});
