import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import type { MenuDeps } from '../menu-deps.ts';
import type { Level } from '../levels/places.ts';
import type { CopySource } from './plan-groups.ts';

const pubsOfSources = {
  menu: (connection: Connection, id: number) =>
    connection.selectFrom('menu').where('menu.id', '=', id).select('menu.pub_id'),
  category: (connection: Connection, id: number) =>
    connection
      .selectFrom('category')
      .innerJoin('menu', 'menu.id', 'category.menu_id')
      .where('category.id', '=', id)
      .select('menu.pub_id'),
  dish: (connection: Connection, id: number) =>
    connection
      .selectFrom('dish')
      .innerJoin('category', 'category.id', 'dish.category_id')
      .innerJoin('menu', 'menu.id', 'category.menu_id')
      .where('dish.id', '=', id)
      .select('menu.pub_id'),
} as const satisfies Record<Level, unknown>;

/**
 * The pub that a source belongs to: any of the same company, for an administrator only the one they are in. Any
 * other is not found.
 */
export async function getPubOfSource(
  { isPubOfCompany }: Pick<MenuDeps, 'isPubOfCompany'>,
  connection: Connection,
  { scope, level, id }: { readonly scope: PubScope; readonly level: Level; readonly id: number },
): Promise<number> {
  const source = await pubsOfSources[level](connection, id).executeTakeFirst();
  if (!source) throw new AppError('not_found');
  const { pub_id: pubId } = source;
  if (pubId === scope.pubId) return pubId;
  const mayRead =
    scope.actor.entered === undefined &&
    (await isPubOfCompany(connection, { pubId, companyId: scope.companyId }));
  if (!mayRead) throw new AppError('not_found');
  return pubId;
}

/** The pub of a source, and between which working languages a copy moves; in a copy under the locks of both menus. */
export async function readSource(
  { pubTexts }: Pick<MenuDeps, 'pubTexts'>,
  connection: Connection,
  { scope, pubId }: { readonly scope: PubScope; readonly pubId: number },
): Promise<CopySource> {
  const { working_language: to } = await pubTexts.get(connection, scope);
  const { working_language: from } = await pubTexts.get(connection, { pubId });
  return { pubId, isInsidePub: pubId === scope.pubId, languages: { from, to } };
}
