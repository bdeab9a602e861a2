import type { ErrorCode } from '@comanda/contract/errors';
import {
  MAX_CATEGORIES_OF_MENU,
  MAX_DISHES_OF_CATEGORY,
  MAX_DISHES_OF_PUB,
  MAX_MENUS_OF_PUB,
} from '@comanda/domain/menu';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { countSiblings, type Level } from './places.ts';
import { countDishes } from '../queries.ts';

const limits = {
  menu: { limit: MAX_MENUS_OF_PUB, code: 'menu_limit_exceeded' },
  category: { limit: MAX_CATEGORIES_OF_MENU, code: 'category_limit_exceeded' },
  dish: { limit: MAX_DISHES_OF_CATEGORY, code: 'dish_limit_exceeded' },
} as const satisfies Record<Level, { limit: number; code: ErrorCode }>;

type Wanted = {
  readonly level: Level;
  readonly parentId: number;
  /** The dishes that come with it: of a dish itself one, of a new menu or category none. */
  readonly dishCount?: number;
};

/** Refuses one more when the limit is reached; the menu's lock keeps the count valid until the commit. */
export async function requireRoom(
  connection: Connection,
  scope: PubScope,
  { level, parentId, dishCount = level === 'dish' ? 1 : 0 }: Wanted,
): Promise<void> {
  const { limit, code } = limits[level];
  if ((await countSiblings(connection, level, parentId)) >= limit) {
    throw new AppError(code, { limit });
  }
  if (dishCount > 0 && (await countDishes(connection, scope)) + dishCount > MAX_DISHES_OF_PUB) {
    throw new AppError('pub_dish_limit_exceeded', { limit: MAX_DISHES_OF_PUB });
  }
}
