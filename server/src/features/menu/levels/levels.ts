import type { Insertable } from 'kysely';
import type { LevelQueries } from './edit-level.ts';
import {
  getCategory,
  getDish,
  getMenu,
  type CategoryAddress,
  type CategoryRow,
  type DishAddress,
  type DishRow,
  type MenuAddress,
  type MenuRow,
} from '../queries.ts';
import type { MenuTables } from '../tables.ts';

type Columns<Name extends keyof MenuTables> = Omit<
  Insertable<MenuTables[Name]>,
  'id' | 'place' | 'deleted_at' | 'pub_id' | 'menu_id' | 'category_id' | 'station_id'
>;

// Each write follows a read of its row or its parent in scope, under the menu's lock.

export const menuLevel = {
  level: 'menu',
  get: getMenu,
  getParentId: async (_connection, { pubId }) => pubId,
  addressOf: (_parent, menuID) => ({ menuID }),
  insert: async (connection, { parentId, ...row }) => {
    const { id } = await connection
      .insertInto('menu')
      .values({ ...row, pub_id: parentId, deleted_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  update: async (connection, id, change) => {
    await connection.updateTable('menu').set(change).where('id', '=', id).execute();
  },
} as const satisfies LevelQueries<object, MenuAddress, MenuRow, Columns<'menu'>>;

export const categoryLevel = {
  level: 'category',
  get: getCategory,
  getParentId: async (connection, scope, at) => (await getMenu(connection, scope, at)).id,
  addressOf: ({ menuID }, categoryID) => ({ menuID, categoryID }),
  insert: async (connection, { parentId, ...row }) => {
    const { id } = await connection
      .insertInto('category')
      .values({ ...row, menu_id: parentId, deleted_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  update: async (connection, id, change) => {
    await connection.updateTable('category').set(change).where('id', '=', id).execute();
  },
} as const satisfies LevelQueries<MenuAddress, CategoryAddress, CategoryRow, Columns<'category'>>;

export const dishLevel = {
  level: 'dish',
  get: getDish,
  getParentId: async (connection, scope, at) => (await getCategory(connection, scope, at)).id,
  addressOf: ({ menuID, categoryID }, dishID) => ({ menuID, categoryID, dishID }),
  insert: async (connection, { parentId, ...row }) => {
    const { id } = await connection
      .insertInto('dish')
      .values({ ...row, category_id: parentId, deleted_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  update: async (connection, id, change) => {
    await connection.updateTable('dish').set(change).where('id', '=', id).execute();
  },
} as const satisfies LevelQueries<CategoryAddress, DishAddress, DishRow, Columns<'dish'>>;
