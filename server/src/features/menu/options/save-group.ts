import type { CallBody } from '@comanda/contract';
import type { OptionGroupFields, PubOptionGroup } from '@comanda/contract/menu';
import type { Food } from '@comanda/domain/food';
import { toMinor } from '@comanda/domain/money';
import { MAX_CHOICES_OF_GROUP, optionFields } from '@comanda/domain/options';
import { sql } from 'kysely';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { checkedFood } from '../checked-fields.ts';
import { write } from '../levels/edit-level.ts';
import type { MenuDeps } from '../menu-deps.ts';
import { dishesOf } from '../queries.ts';
import { getGroup } from './queries.ts';
import { requireFittingGroups } from './require-fitting-groups.ts';
import type { StoredSizePrice } from '../tables.ts';
import { checkedSizePrices, keepPricesOfRenamed } from './size-prices.ts';
import { requireRoomForGroup } from './size-group.ts';

type Choice = Omit<OptionGroupFields['choices'][number], 'food' | 'size_prices'> & {
  readonly food?: Food;
  readonly sizePrices?: readonly StoredSizePrice[];
};
type Fields = Omit<OptionGroupFields, 'choices'> & { readonly choices: readonly Choice[] };
type Change = CallBody<'PUT /api/company/:companyID/pubs/:pubID/option-groups/:groupID'>;

/** Checks the fields of a group before anything is written; names are stored without the spaces around them. */
function checkedFields({ name, rule, choices }: OptionGroupFields): Fields {
  checkFields({ name: optionFields.group }, { name });
  if (choices.length > MAX_CHOICES_OF_GROUP) {
    throw new AppError('option_choice_limit_exceeded', { limit: MAX_CHOICES_OF_GROUP });
  }
  for (const choice of choices)
    checkFields({ choices: optionFields.choice }, { choices: choice.name });
  return {
    name: name.trim(),
    rule,
    choices: choices.map(({ food, size_prices: prices, ...choice }, index) => ({
      ...choice,
      name: choice.name.trim(),
      // A size costs what it costs.
      ...(prices && {
        sizePrices:
          rule === 'replaces' ? [] : checkedSizePrices(prices, `choices.${index}.size_prices`),
      }),
      ...(food && { food: checkedFood(food, `choices.${index}.food`) }),
    })),
  };
}

type StoredChoice = {
  readonly id: number;
  readonly name: string;
  readonly dish_id: number | null;
  readonly max_count: number;
};

export const storedChoicesOf = (
  transaction: Connection,
  groupId: number,
): Promise<StoredChoice[]> =>
  transaction
    .selectFrom('option_choice')
    .where('group_id', '=', groupId)
    .select(['id', 'name', 'dish_id', 'max_count'])
    .execute();

/**
 * Refuses a choice that comes to stand for a dish that the pub does not have, or has no longer. One that stood for it
 * before may keep it, so that a price can be saved although another user has deleted the dish.
 */
async function requireOwnDishes(
  transaction: Connection,
  { pubId }: PubScope,
  {
    choices,
    stored,
  }: { readonly choices: readonly Choice[]; readonly stored: readonly StoredChoice[] },
): Promise<void> {
  const before = new Map(stored.map(({ id, dish_id: dishId }) => [id, dishId]));
  const ids = new Set(
    choices.flatMap(({ id, dish_id: dishId }) =>
      dishId && (id === undefined || before.get(id) !== dishId) ? dishId : [],
    ),
  );
  if (ids.size === 0) return;
  const own = await dishesOf(transaction, pubId)
    .clearSelect()
    .select('dish.id')
    .where('dish.id', '=', anyOf([...ids]))
    .execute();
  for (const { id } of own) ids.delete(id);
  if (ids.size > 0) throw new AppError('option_dish_not_found', { dish_ids: [...ids] });
}

const columnsOf = (
  { name, price, max_count, dish_id = null, food, sizePrices }: Choice,
  index: number,
) => ({
  name,
  price_minor: toMinor(price),
  max_count,
  dish_id,
  ...(food && { food: JSON.stringify(food) }),
  ...(sizePrices && { size_prices: JSON.stringify(sizePrices) }),
  place: index + 1,
});

/** What is known of a choice stays known when it no longer stands for its dish. */
const ownFood = {
  food: sql<string>`case when food = '{}'::jsonb
    then coalesce((select dish.food from dish where dish.id = option_choice.dish_id), food)
    else food
  end`,
};

/** A choice whose dish is removed from it waits for it no more; one that has not got its dish yet goes on waiting. */
const keptOrigin = {
  origin_dish_id: sql<number | null>`case when dish_id is null then origin_dish_id end`,
};

/** Makes these the choices of a group, in this order: those with an id stay, the others are new. */
export async function setChoices(
  transaction: Connection,
  groupId: number,
  {
    rule,
    choices,
    stored,
  }: Pick<Fields, 'rule' | 'choices'> & { readonly stored: readonly StoredChoice[] },
): Promise<void> {
  const keptIds = choices.flatMap(({ id }) => id ?? []);
  const storedIds = new Set(stored.map(({ id }) => id));
  const isRepeated = new Set(keptIds).size !== keptIds.length;
  if (isRepeated || keptIds.some((id) => !storedIds.has(id))) throw new AppError('not_found');
  const removed = [...storedIds].filter((id) => !keptIds.includes(id));
  if (removed.length > 0) {
    await transaction.deleteFrom('option_choice').where('id', '=', anyOf(removed)).execute();
  }
  const added = choices.flatMap((choice, index) =>
    choice.id === undefined ? { ...columnsOf(choice, index), group_id: groupId } : [],
  );
  if (added.length > 0) await transaction.insertInto('option_choice').values(added).execute();
  for (const [index, choice] of choices.entries()) {
    if (choice.id === undefined) continue;
    const columns = columnsOf(choice, index);
    await transaction
      .updateTable('option_choice')
      .set({
        ...columns,
        ...(choice.food === undefined && !choice.dish_id && ownFood),
        ...(columns.dish_id === null && keptOrigin),
      })
      .where('id', '=', choice.id)
      .execute();
  }
  if (rule === 'replaces') {
    const names = new Map(choices.map(({ id, name }) => [id, name]));
    const renames = stored.flatMap(({ id, name: from }) => {
      const to = names.get(id) ?? from;
      return to === from ? [] : { from, to };
    });
    await keepPricesOfRenamed(transaction, groupId, renames);
  }
}

export async function createGroup(
  deps: MenuDeps,
  scope: PubScope,
  fields: OptionGroupFields,
): Promise<PubOptionGroup> {
  const { name, rule, choices } = checkedFields(fields);
  return write({ deps, scope }, async (transaction) => {
    await requireRoomForGroup(transaction, scope);
    await requireOwnDishes(transaction, scope, { choices, stored: [] });
    const { id } = await transaction
      .insertInto('option_group')
      .values({ pub_id: scope.pubId, name, rule })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setChoices(transaction, id, { rule, choices, stored: [] });
    return getGroup(transaction, scope, { groupId: id, now: deps.clock.now() });
  });
}

/** Changes a group for all its dishes; refuses what would leave one of them without a possible choice. */
export async function saveGroup(
  deps: MenuDeps,
  scope: PubScope,
  { groupId, fields }: { readonly groupId: number; readonly fields: Change },
): Promise<PubOptionGroup> {
  const { name, rule, choices } = checkedFields(fields);
  const { revision } = fields;
  const now = deps.clock.now();
  return write({ deps, scope }, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('option_group')
      .set({ name, rule, revision: sql`revision + 1` })
      .where('pub_id', '=', scope.pubId)
      .where('id', '=', groupId)
      .$if(revision !== undefined, (update) => update.where('revision', '=', revision ?? 0))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      // Not found, unless another person has saved it since this one read it.
      await getGroup(transaction, scope, { groupId, now });
      throw new AppError('option_group_changed_meanwhile');
    }
    const stored = await storedChoicesOf(transaction, groupId);
    await requireOwnDishes(transaction, scope, { choices, stored });
    await setChoices(transaction, groupId, { rule, choices, stored });
    const group = await getGroup(transaction, scope, { groupId, now });
    await requireFittingGroups(transaction, scope, group.dish_ids);
    return group;
  });
}

export async function deleteGroup(deps: MenuDeps, scope: PubScope, groupId: number): Promise<void> {
  await write({ deps, scope }, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('option_group')
      .where('pub_id', '=', scope.pubId)
      .where('id', '=', groupId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('not_found');
  });
}
