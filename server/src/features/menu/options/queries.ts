import type { Food } from '@comanda/contract/food';
import type {
  DishOptionGroup,
  OptionChoice,
  OptionGroup,
  PubOptionGroup,
} from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import { toAmount } from '@comanda/domain/money';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { translatedName } from '../translations/pick-translation.ts';
import { soldOutUntilView } from '../views.ts';

type OfPub = Pick<PubScope, 'pubId'>;

/** The option groups of a pub with their choices, by name. */
export function groupsOf(connection: Connection, { pubId }: OfPub) {
  return connection
    .selectFrom('option_group')
    .where('option_group.pub_id', '=', pubId)
    .orderBy('option_group.name')
    .orderBy('option_group.id')
    .select((group) => [
      'option_group.id',
      'option_group.name',
      'option_group.rule',
      'option_group.revision',
      'option_group.translations',
      jsonArrayFrom(
        group
          .selectFrom('option_choice')
          .leftJoin('dish', (dish) =>
            dish.onRef('dish.id', '=', 'option_choice.dish_id').on('dish.deleted_at', 'is', null),
          )
          .whereRef('option_choice.group_id', '=', 'option_group.id')
          .orderBy('option_choice.place')
          .select([
            'option_choice.id',
            'option_choice.name',
            'option_choice.translations',
            'option_choice.price_minor',
            'option_choice.max_count',
            'option_choice.dish_id',
            'option_choice.food',
            'dish.food as dish_food',
            // A choice that stands for a dish is sold out with it.
            sql<string | null>`greatest(option_choice.sold_out_until, dish.sold_out_until)`.as(
              'sold_out_until',
            ),
          ]),
      ).as('choices'),
    ]);
}

/** Which dishes of a pub have which groups, with their limits; the groups of a dish in their order. */
export function linksOf(connection: Connection, { pubId }: OfPub) {
  return connection
    .selectFrom('dish_option_group')
    .innerJoin('option_group', 'option_group.id', 'dish_option_group.group_id')
    .innerJoin('dish', 'dish.id', 'dish_option_group.dish_id')
    .where('option_group.pub_id', '=', pubId)
    .where('dish.deleted_at', 'is', null)
    .orderBy('dish_option_group.dish_id')
    .orderBy('dish_option_group.place')
    .select([
      'dish_option_group.dish_id',
      'dish_option_group.group_id',
      'dish_option_group.min_units',
      'dish_option_group.max_choices',
      'dish_option_group.max_units',
      'dish_option_group.free_units',
    ]);
}

export type GroupRow = Awaited<ReturnType<ReturnType<typeof groupsOf>['execute']>>[number];
export type LinkRow = Awaited<ReturnType<ReturnType<typeof linksOf>['execute']>>[number];

const isSaid = (food: Food): boolean => Object.keys(food).length > 0;

type Choice = GroupRow['choices'][number];

/** What a guest eats with a choice: its own food, else that of the dish that it stands for. */
export const foodOfChoice = ({ food, dish_food }: Pick<Choice, 'food' | 'dish_food'>): Food =>
  isSaid(food) ? food : (dish_food ?? {});

/** A group with its names in the language of the guest, as far as they are translated. */
export function groupIn(group: GroupRow, language: Language | undefined): GroupRow {
  if (language === undefined) return group;
  return {
    ...group,
    name: translatedName(group.name, group.translations[language]),
    choices: group.choices.map((choice) => ({
      ...choice,
      name: translatedName(choice.name, choice.translations[language]),
    })),
  };
}

function choiceView(
  {
    price_minor,
    sold_out_until,
    dish_food: _dishFood,
    food,
    translations: _translations,
    ...choice
  }: Choice,
  now: Date,
): OptionChoice {
  return {
    ...choice,
    price: toAmount(price_minor),
    sold_out_until: soldOutUntilView(sold_out_until, now),
    ...(isSaid(food) && { food }),
  };
}

/** As the pub sees it: its choices have the food that they were given themselves. */
function pubGroupView({ id, name, rule, choices }: GroupRow, now: Date): OptionGroup {
  return { id, name, rule, choices: choices.map((choice) => choiceView(choice, now)) };
}

/** As a guest reads it. */
export function groupView({ choices, ...group }: GroupRow, now: Date): OptionGroup {
  const shown = choices.map((choice) => ({ ...choice, food: foodOfChoice(choice) }));
  return pubGroupView({ ...group, choices: shown }, now);
}

/** The groups of each dish that has any, as its view shows them. */
export function linkViews(links: readonly LinkRow[]): ReadonlyMap<number, DishOptionGroup[]> {
  const views = new Map<number, DishOptionGroup[]>();
  for (const { dish_id: dishId, ...link } of links) {
    views.set(dishId, [...(views.get(dishId) ?? []), link]);
  }
  return views;
}

export async function listGroups(
  connection: Connection,
  scope: OfPub,
  now: Date,
): Promise<PubOptionGroup[]> {
  const groups = await groupsOf(connection, scope).execute();
  const byGroup = Map.groupBy(
    await linksOf(connection, scope).execute(),
    ({ group_id }) => group_id,
  );
  return groups.map((group) => ({
    ...pubGroupView(group, now),
    revision: group.revision,
    dish_ids: (byGroup.get(group.id) ?? []).map(({ dish_id }) => dish_id),
  }));
}

export async function getGroup(
  connection: Connection,
  scope: PubScope,
  { groupId, now }: { readonly groupId: number; readonly now: Date },
): Promise<PubOptionGroup> {
  const group = (await listGroups(connection, scope, now)).find(({ id }) => id === groupId);
  if (!group) throw new AppError('not_found');
  return group;
}
