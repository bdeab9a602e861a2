import { MAX_OPTION_GROUPS_OF_PUB, sizeKey } from '@comanda/domain/options';
import { sql } from 'kysely';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Transaction } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { linkWaitingChoices } from '../options/origins.ts';
import { foodOfChoice, groupsOf, type GroupRow } from '../options/queries.ts';
import { moveTexts } from '../translations/move-texts.ts';
import { movedTexts } from '../translations/stored-translations.ts';
import type { CopySource, GroupsPlan } from './plan-groups.ts';

type Copying = {
  readonly scope: PubScope;
  readonly source: CopySource;
  /** The copied dishes by their sources. */
  readonly dishes: ReadonlyMap<number, number>;
  readonly plan: GroupsPlan;
};

/** The names that copied sizes get in the language of this pub: what costs by size has them too. */
const sizeNames = (
  { groups }: GroupsPlan,
  { languages }: CopySource,
): ReadonlyMap<string, string> =>
  new Map(
    groups
      .filter(({ there }) => there.rule === 'replaces')
      .flatMap(({ there }) => there.choices)
      .map((choice) => [sizeKey(choice.name), movedTexts({ ...choice, text: '' }, languages).name]),
  );

/**
 * A new group as a planned one is. Of another pub, its choices stand for dishes that come with them, or wait for theirs;
 * of this one, they keep their dishes and what is sold out.
 */
async function insertGroup(
  transaction: Transaction,
  { scope, source, dishes, plan }: Copying,
  { name, rule, choices, translations }: GroupRow,
): Promise<number> {
  const sizes = sizeNames(plan, source);
  const { id } = await transaction
    .insertInto('option_group')
    .values({ pub_id: scope.pubId, name, rule, translations: JSON.stringify(translations) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = choices.map((choice, index) => {
    const { dish_id: of } = choice;
    const dishId = of === null || source.isInsidePub ? of : (dishes.get(of) ?? null);
    // A choice that stands for a dish is sold out with it.
    const soldOut = source.isInsidePub && of === null ? choice.sold_out_until : null;
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
      origin_dish_id: plan.origins.get(choice.id) ?? null,
      sold_out_until: sql<Date | null>`${soldOut}::timestamptz`,
      food: JSON.stringify(food),
      size_prices: JSON.stringify(
        choice.size_prices.map((one) => ({
          ...one,
          size: sizes.get(sizeKey(one.size)) ?? one.size,
        })),
      ),
    };
  });
  const inserted =
    rows.length === 0
      ? []
      : await transaction.insertInto('option_choice').values(rows).returning('id').execute();
  await moveTexts(transaction, scope, {
    languages: source.languages,
    ids: { option_group: [id], option_choice: inserted.map((choice) => choice.id) },
  });
  return id;
}

/** The group of this pub for each planned one: an equal one, or a new one. */
async function groupsHere(
  transaction: Transaction,
  copying: Copying,
): Promise<ReadonlyMap<number, number>> {
  const ids = new Map<number, number>();
  for (const { there, here } of copying.plan.groups) {
    ids.set(there.id, here?.id ?? (await insertGroup(transaction, copying, there)));
  }
  const all = await groupsOf(transaction, copying.scope).clearSelect().select('id').execute();
  if (ids.size > 0 && all.length > MAX_OPTION_GROUPS_OF_PUB) {
    throw new AppError('option_group_limit_exceeded', { limit: MAX_OPTION_GROUPS_OF_PUB });
  }
  return ids;
}

/**
 * Gives copied dishes the option groups of their sources, with the limits there; a group is copied into another pub, and
 * sizes that one dish alone has into every copy.
 * Choices that waited for one of these dishes stand for it again.
 */
export async function copyGroupsOfDishes(
  transaction: Transaction,
  copying: Copying,
): Promise<void> {
  const { dishes, scope, source, plan } = copying;
  const groups = await groupsHere(transaction, copying);
  const links = plan.links.flatMap((link) => {
    const dishId = dishes.get(link.dish_id);
    const groupId = groups.get(link.group_id) ?? (source.isInsidePub ? link.group_id : undefined);
    return dishId === undefined || groupId === undefined
      ? []
      : { ...link, dish_id: dishId, group_id: groupId };
  });
  if (links.length > 0) {
    await transaction.insertInto('dish_option_group').values(links).execute();
  }
  if (!source.isInsidePub) await linkWaitingChoices(transaction, scope);
}
