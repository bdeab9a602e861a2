import { clampPlace, neighbourPlace, type MoveDirection } from '@comanda/domain/menu';
import { sql } from 'kysely';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';

/** An entry among its siblings, and the children of each level. */
export type Level = 'menu' | 'category' | 'dish';

const levels = {
  menu: { parent: 'pub_id', child: 'category' },
  category: { parent: 'menu_id', child: 'dish' },
  dish: { parent: 'category_id', child: undefined },
} as const satisfies Record<Level, { parent: string; child: Level | undefined }>;

// A number that only this lock uses, in the space of two-part advisory locks.
const MENU_LOCK = 7301;

/** Serialises the changes of places in one pub's menu, until the transaction ends. */
export async function lockMenu(
  connection: Connection,
  { pubId }: Pick<PubScope, 'pubId'>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MENU_LOCK}, ${pubId}::integer)`.execute(connection);
}

/** The number of entries under one parent; deleted ones do not count. */
export async function countSiblings(
  connection: Connection,
  level: Level,
  parentId: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(level)}
    where ${sql.ref(levels[level].parent)} = ${parentId} and place is not null
  `.execute(connection);
  return rows[0]?.count ?? 0;
}

async function shift(
  connection: Connection,
  level: Level,
  { parentId, from, by }: { parentId: number; from: number; by: 1 | -1 },
): Promise<void> {
  await sql`
    update ${sql.table(level)} set place = place + ${by}::integer
    where ${sql.ref(levels[level].parent)} = ${parentId} and place >= ${from}
  `.execute(connection);
}

/** Makes room for a new entry at this place, or after the last one, and returns its place. */
export async function insertPlace(
  connection: Connection,
  level: Level,
  wanted: { parentId: number; place: number | undefined },
): Promise<number> {
  const count = await countSiblings(connection, level, wanted.parentId);
  const place = clampPlace(wanted.place ?? count + 1, count);
  await shift(connection, level, { parentId: wanted.parentId, from: place, by: 1 });
  return place;
}

/** Moves an entry to another place, or after the last one; the others close the gap. */
export async function movePlace(
  connection: Connection,
  level: Level,
  { parentId, from, wanted }: { parentId: number; from: number; wanted: number },
): Promise<void> {
  const others = (await countSiblings(connection, level, parentId)) - 1;
  const to = clampPlace(wanted, others);
  // The rule of `placeAfterMove` for all siblings in one statement.
  await sql`
    update ${sql.table(level)}
    set place = case
      when place = ${from}::integer then ${to}::integer
      when ${from}::integer < ${to}::integer then place - 1
      else place + 1
    end
    where ${sql.ref(levels[level].parent)} = ${parentId}
      and place between ${Math.min(from, to)} and ${Math.max(from, to)}
  `.execute(connection);
}

/** Swaps places with the neighbour; at either end of the list no entry moves. */
export async function moveToNeighbour(
  connection: Connection,
  level: Level,
  { parentId, place, direction }: { parentId: number; place: number; direction: MoveDirection },
): Promise<void> {
  const count = await countSiblings(connection, level, parentId);
  const neighbour = neighbourPlace(place, direction, count);
  if (neighbour === undefined) return;
  await movePlace(connection, level, { parentId, from: place, wanted: neighbour });
}

async function deleteAllIn(
  connection: Connection,
  level: Level,
  { parentIds, at }: { parentIds: readonly number[]; at: Date },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(level)} set place = null, deleted_at = ${at}
    where ${sql.ref(levels[level].parent)} = any(${parentIds}::integer[]) and deleted_at is null
    returning id
  `.execute(connection);
  const { child } = levels[level];
  if (child && rows.length > 0) {
    await deleteAllIn(connection, child, { parentIds: rows.map(({ id }) => id), at });
  }
}

/** Deletes an entry with all its children, and closes the gap. The rows stay: orders refer to dishes. */
export async function deletePlaced(
  connection: Connection,
  level: Level,
  { id, parentId, place, at }: { id: number; parentId: number; place: number; at: Date },
): Promise<void> {
  await sql`
    update ${sql.table(level)} set place = null, deleted_at = ${at} where id = ${id}
  `.execute(connection);
  await shift(connection, level, { parentId, from: place + 1, by: -1 });
  const { child } = levels[level];
  if (child) await deleteAllIn(connection, child, { parentIds: [id], at });
}
