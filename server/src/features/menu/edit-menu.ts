import { checkFields } from '../../plumbing/http/check-fields.ts';
import { menuFields, type MoveDirection } from '@comanda/domain/menu';
import type { Deps } from '../../deps.ts';
import { recordChange } from '../../plumbing/live/record-change.ts';
import type { Connection } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';
import { deletePlaced, lockMenu, movePlace, type Level } from './places.ts';

export const moveDirections = ['left', 'right'] as const satisfies readonly MoveDirection[];

/** One change of a pub's menu: alone at it, and seen by those who look at the menu. */
export async function inMenuEdit<Result>(
  scope: PubScope,
  transaction: Connection,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  await lockMenu(transaction, scope);
  const result = await work(transaction);
  await recordChange(transaction, 'pub', scope.pubId);
  return result;
}

export async function editMenu<Result>(
  deps: Deps,
  scope: PubScope,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  return deps.write((transaction) => inMenuEdit(scope, transaction, work));
}

type Placed = { readonly id: number; readonly place: number };
type Find = (transaction: Connection) => Promise<Placed & { readonly parentId: number }>;

/** Moves what `find` finds in scope one place on among its siblings. */
export async function move(
  deps: Deps,
  scope: PubScope,
  { level, find, direction }: { level: Level; find: Find; direction: MoveDirection },
): Promise<void> {
  await editMenu(deps, scope, async (transaction) => {
    const { parentId, place } = await find(transaction);
    await movePlace(transaction, level, { parentId, place, direction });
  });
}

/** Deletes what `find` finds in scope with all that is in it. */
export async function remove(
  deps: Deps,
  scope: PubScope,
  { level, find }: { level: Level; find: Find },
): Promise<void> {
  await editMenu(deps, scope, async (transaction) => {
    const { id, parentId, place } = await find(transaction);
    await deletePlaced(transaction, level, { id, parentId, place, at: deps.clock.now() });
  });
}

/** A name as it is kept; refuses one that nobody could see. */
export function checkedName(level: Level, name: string): string {
  checkFields({ name: menuFields[level] }, { name });
  return name.trim();
}
