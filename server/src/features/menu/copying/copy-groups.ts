import { MAX_OPTION_GROUPS_OF_PUB } from '@comanda/domain/options';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { foodOfChoice, groupsOf, type GroupRow } from '../options/queries.ts';

type Copying = {
  readonly scope: PubScope;
  readonly sourcePubId: number;
  /** The copied dishes by their sources. */
  readonly dishes: ReadonlyMap<number, number>;
};

/** Equal for groups that offer the same: the copy of a second dish uses what the first one has brought. */
const offerOf = ({ name, rule, choices }: GroupRow): string =>
  JSON.stringify([
    name,
    rule,
    choices.map((choice) => [
      choice.name,
      choice.price_minor,
      choice.max_count,
      foodOfChoice(choice),
    ]),
  ]);

/** A group of another pub, made in this one; its choices stand for dishes only where those are copied too. */
async function insertGroup(
  transaction: Connection,
  { scope, dishes }: Copying,
  { name, rule, choices, translations }: GroupRow,
): Promise<number> {
  const { id } = await transaction
    .insertInto('option_group')
    .values({
      pub_id: scope.pubId,
      name,
      rule,
      translations: JSON.stringify(translations),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (choices.length === 0) return id;
  await transaction
    .insertInto('option_choice')
    .values(
      choices.map((choice, index) => {
        const dishId = choice.dish_id === null ? null : (dishes.get(choice.dish_id) ?? null);
        // Without the dish that it stood for, a choice still says what is in it.
        const food = dishId === null ? foodOfChoice(choice) : choice.food;
        return {
          group_id: id,
          place: index + 1,
          name: choice.name,
          translations: JSON.stringify(choice.translations),
          price_minor: choice.price_minor,
          max_count: choice.max_count,
          dish_id: dishId,
          food: JSON.stringify(food),
        };
      }),
    )
    .execute();
  return id;
}

/** The group of this pub for each of these groups of another pub: an equal one, or a new one. */
async function groupsHere(
  transaction: Connection,
  copying: Copying,
  groupIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const there = await groupsOf(transaction, { pubId: copying.sourcePubId })
    .where('option_group.id', '=', anyOf(groupIds))
    .execute();
  const here = await groupsOf(transaction, copying.scope).execute();
  const known = new Map(here.map((group) => [offerOf(group), group.id]));
  const ids = new Map<number, number>();
  for (const group of there) {
    const id = known.get(offerOf(group)) ?? (await insertGroup(transaction, copying, group));
    known.set(offerOf(group), id);
    ids.set(group.id, id);
  }
  if (new Set([...here.map(({ id }) => id), ...ids.values()]).size > MAX_OPTION_GROUPS_OF_PUB) {
    throw new AppError('option_group_limit_exceeded', { limit: MAX_OPTION_GROUPS_OF_PUB });
  }
  return ids;
}

/** Gives copied dishes the option groups of their sources, with the limits there; a group is copied into another pub. */
export async function copyGroupsOfDishes(transaction: Connection, copying: Copying): Promise<void> {
  const { dishes, scope, sourcePubId } = copying;
  const links = await transaction
    .selectFrom('dish_option_group')
    .where('dish_id', '=', anyOf([...dishes.keys()]))
    .selectAll()
    .execute();
  if (links.length === 0) return;
  const groupIds = [...new Set(links.map(({ group_id }) => group_id))];
  const groups =
    sourcePubId === scope.pubId
      ? new Map(groupIds.map((id) => [id, id]))
      : await groupsHere(transaction, copying, groupIds);
  await transaction
    .insertInto('dish_option_group')
    .values(
      links.flatMap((link) => {
        const [dishId, groupId] = [dishes.get(link.dish_id), groups.get(link.group_id)];
        return dishId === undefined || groupId === undefined
          ? []
          : { ...link, dish_id: dishId, group_id: groupId };
      }),
    )
    .execute();
}
