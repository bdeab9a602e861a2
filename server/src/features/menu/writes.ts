import type { Insertable, Updateable } from 'kysely';
import type { StoredImage } from '../../plumbing/images/image-store.ts';
import type { Connection } from '../../schema.ts';
import type { Level } from './places.ts';
import type { MenuTables } from './tables.ts';

type NewRow<Name extends Level> = Omit<Insertable<MenuTables[Name]>, 'deleted_at'>;

// Each of these follows a read of the same row or its parent in scope, under the menu's lock.

export async function insertMenu(connection: Connection, row: NewRow<'menu'>): Promise<number> {
  const { id } = await connection
    .insertInto('menu')
    .values({ ...row, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertCategory(
  connection: Connection,
  row: NewRow<'category'>,
): Promise<number> {
  const { id } = await connection
    .insertInto('category')
    .values({ ...row, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertDish(connection: Connection, row: NewRow<'dish'>): Promise<number> {
  const { id } = await connection
    .insertInto('dish')
    .values({ ...row, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Change<Name extends Level> = Omit<Updateable<MenuTables[Name]>, 'id' | 'place' | 'deleted_at'>;

export async function updateMenu(
  connection: Connection,
  id: number,
  change: Change<'menu'>,
): Promise<void> {
  await connection.updateTable('menu').set(change).where('id', '=', id).execute();
}

export async function updateCategory(
  connection: Connection,
  id: number,
  change: Change<'category'>,
): Promise<void> {
  await connection.updateTable('category').set(change).where('id', '=', id).execute();
}

export async function updateDish(
  connection: Connection,
  id: number,
  change: Change<'dish'>,
): Promise<void> {
  await connection.updateTable('dish').set(change).where('id', '=', id).execute();
}

export function imageColumns({ fileName, color }: StoredImage) {
  return { image_file_name: fileName, image_color: color };
}
