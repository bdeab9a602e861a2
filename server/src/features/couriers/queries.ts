import type { Selectable, Updateable } from 'kysely';
import type { Connection } from '../../schema.ts';
import type { CourierScope } from '../../scopes.ts';
import type { CourierTables } from './tables.ts';

export type CourierRow = Selectable<CourierTables['courier']>;

export async function insertCourier(
  connection: Connection,
  courier: { id: number; full_name: string; phone_number: string },
): Promise<void> {
  await connection
    .insertInto('courier')
    .values({ ...courier, birth_date: null, approved_at: null, blocked_at: null })
    .execute();
}

/** A courier by id, for callers that have checked the right to see them. */
export async function findCourier(
  connection: Connection,
  courierId: number,
): Promise<CourierRow | undefined> {
  return connection
    .selectFrom('courier')
    .where('id', '=', courierId)
    .selectAll()
    .executeTakeFirst();
}

export async function listCourierNames(
  connection: Connection,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await connection
    .selectFrom('courier')
    .where('id', 'in', ids)
    .select(['id', 'full_name'])
    .execute();
  return new Map(rows.map(({ id, full_name }) => [id, full_name]));
}

export async function updateCourier(
  connection: Connection,
  { courierId }: CourierScope,
  change: Updateable<CourierTables['courier']>,
): Promise<CourierRow> {
  return connection
    .updateTable('courier')
    .set(change)
    .where('id', '=', courierId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Approves or blocks a courier; undefined when there is no such courier. */
export async function updateStanding(
  connection: Connection,
  courierId: number,
  change: { approved_at?: Date; blocked_at: Date | null },
): Promise<CourierRow | undefined> {
  return connection
    .updateTable('courier')
    .set(change)
    .where('id', '=', courierId)
    .returningAll()
    .executeTakeFirst();
}

/** Stores the new picture's name and returns the previous one. */
export async function replacePicture(
  connection: Connection,
  scope: CourierScope,
  picture: { fileName: string; color: string },
): Promise<string> {
  const before = await connection
    .selectFrom('courier')
    .where('id', '=', scope.courierId)
    .select('image_file_name')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await updateCourier(connection, scope, {
    image_file_name: picture.fileName,
    image_color: picture.color,
  });
  return before.image_file_name;
}

export async function listStepsOfCourier(connection: Connection, { courierId }: CourierScope) {
  return connection
    .selectFrom('courier_step')
    .where('courier_id', '=', courierId)
    .orderBy('id', 'desc')
    .select(['order_id', 'step', 'at', 'happened_at'])
    .execute();
}
