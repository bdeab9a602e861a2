import { linkChoices, type UnlinkedReason } from '@comanda/domain/options';
import { sql } from 'kysely';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { dishesOf } from '../queries.ts';

type OfPub = Pick<PubScope, 'pubId'>;

const originOfDish = sql<number>`coalesce(dish.origin_id, dish.id)`;

/** The dish that each of these is a copy of, itself where it is none. */
export const originsOfDishes = (connection: Connection, dishIds: readonly number[]) =>
  connection
    .selectFrom('dish')
    .where('dish.id', '=', anyOf(dishIds))
    .select(['dish.id', originOfDish.as('originId')])
    .execute();

/** The origin of the dish that each of these choices stands for, or waits for. */
export async function originsOfChoices(
  connection: Connection,
  choiceIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await connection
    .selectFrom('option_choice')
    .leftJoin('dish', 'dish.id', 'option_choice.dish_id')
    .where('option_choice.id', '=', anyOf(choiceIds))
    .select([
      'option_choice.id',
      sql<number | null>`coalesce(${originOfDish}, option_choice.origin_dish_id)`.as('originId'),
    ])
    .execute();
  return new Map(rows.flatMap(({ id, originId }) => (originId === null ? [] : [[id, originId]])));
}

/** The choices of a pub that were copied without the dish that they stood for. */
export const waitingChoicesOf = (connection: Connection, { pubId }: OfPub) =>
  connection
    .selectFrom('option_choice')
    .innerJoin('option_group', 'option_group.id', 'option_choice.group_id')
    .where('option_group.pub_id', '=', pubId)
    .where('option_choice.dish_id', 'is', null)
    .where('option_choice.origin_dish_id', 'is not', null)
    .orderBy('option_choice.group_id')
    .orderBy('option_choice.place')
    .select([
      'option_choice.id',
      sql<number>`option_choice.origin_dish_id`.as('originId'),
      'option_group.name as group_name',
      'option_choice.name as choice_name',
    ])
    .execute();

async function linksOfWaiting(connection: Connection, scope: OfPub) {
  const waiting = await waitingChoicesOf(connection, scope);
  if (waiting.length === 0) return linkChoices([], []);
  const dishes = await dishesOf(connection, scope.pubId)
    .clearSelect()
    .select(['dish.id', originOfDish.as('originId')])
    .execute();
  return linkChoices(waiting, dishes);
}

/** Why choices of a pub still wait for the dish that they stood for where they were copied. */
export const findWaiting = async (
  connection: Connection,
  scope: OfPub,
): Promise<ReadonlyMap<number, UnlinkedReason>> =>
  (await linksOfWaiting(connection, scope)).unlinked;

/** Links the choices that wait for a dish to the one that has come; what is in them is that dish's again. */
export async function linkWaitingChoices(connection: Connection, scope: OfPub): Promise<void> {
  const { dishes } = await linksOfWaiting(connection, scope);
  if (dishes.size === 0) return;
  await sql`
    update option_choice
    set dish_id = dish.id, food = case when option_choice.food = dish.food then '{}' else option_choice.food end
    from unnest(${[...dishes.keys()]}::int[], ${[...dishes.values()]}::int[]) as link (choice_id, dish_id)
    join dish on dish.id = link.dish_id
    where option_choice.id = link.choice_id
  `.execute(connection);
}
