import type { Food } from '@comanda/contract/food';
import type {
  DishOptionGroup,
  GoneDish,
  OptionChoice,
  OptionGroup,
  PubOptionChoice,
  PubOptionGroup,
} from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import { toAmount } from '@comanda/domain/money';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { findWaiting } from './origins.ts';
import { sizePricesView, withSizeNames } from './size-prices.ts';
import { translatedName } from '../translations/pick-translation.ts';
import { soldOutUntilView } from '../views.ts';

type OfPub = Pick<PubScope, 'pubId'>;

/** Why a dish is not on the menu that guests see, by itself or by what it is in; null while it is, and without a dish. */
const whyGone = sql<GoneDish['reason'] | null>`case
  when coalesce(dish.deleted_at, category.deleted_at, menu.deleted_at) is not null then 'deleted'
  when not (dish.visible and category.visible and menu.visible) then 'hidden'
end`;

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
          .leftJoin('dish', 'dish.id', 'option_choice.dish_id')
          .leftJoin('category', 'category.id', 'dish.category_id')
          .leftJoin('menu', 'menu.id', 'category.menu_id')
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
            'option_choice.size_prices',
            'dish.name as dish_name',
            'dish.food as dish_food',
            'dish.deposit_minor',
            whyGone.as('dish_gone'),
            // A choice that stands for a dish is sold out with it.
            sql<string | null>`greatest(
              option_choice.sold_out_until,
              case when dish.deleted_at is null then dish.sold_out_until end
            )`.as('sold_out_until'),
            // While its dish is out since no portion is left: those of another working day are not counted.
            sql<string | null>`case
              when dish.left_count = 0 then option_choice.sold_out_until
              else greatest(
                option_choice.sold_out_until,
                case when dish.deleted_at is null then dish.sold_out_until end
              )
            end`.as('uncounted_until'),
          ]),
      ).as('choices'),
    ]);
}

/** What limits are judged by, of the groups of a pub: without the dishes behind their choices, which cost the most. */
export function rulesOf(connection: Connection, { pubId }: OfPub) {
  return connection
    .selectFrom('option_group')
    .where('option_group.pub_id', '=', pubId)
    .select((group) => [
      'option_group.id',
      'option_group.rule',
      jsonArrayFrom(
        group
          .selectFrom('option_choice')
          .whereRef('option_choice.group_id', '=', 'option_group.id')
          .select('option_choice.max_count'),
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
export type RuleRow = Awaited<ReturnType<ReturnType<typeof rulesOf>['execute']>>[number];
export type LinkRow = Awaited<ReturnType<ReturnType<typeof linksOf>['execute']>>[number];

const isSaid = (food: Food): boolean => Object.keys(food).length > 0;

type Choice = GroupRow['choices'][number];
/** With the name that the prices by size have for a size. */
type SizedChoice = Choice & { readonly size?: string };
export type SizedGroup = Omit<GroupRow, 'choices'> & { readonly choices: SizedChoice[] };

/** What a guest eats with a choice: its own food, else that of the dish that it stands for. */
export const foodOfChoice = ({ food, dish_food }: Pick<Choice, 'food' | 'dish_food'>): Food =>
  isSaid(food) ? food : (dish_food ?? {});

/** A group with its names in the language of the guest, as far as they are translated. */
export function groupIn(group: SizedGroup, language: Language | undefined): SizedGroup {
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

/**
 * A group without the choices whose dish guests do not see: the only rule of what is offered, to the guest who reads the
 * menu and in a quote, an order and its edit.
 */
export const groupOnSale = <Group extends Pick<GroupRow, 'choices'>>(group: Group): Group => ({
  ...group,
  choices: group.choices.filter(({ dish_gone: gone }) => gone === null),
});

function choiceView(choice: Omit<SizedChoice, 'dish_food'>, now: Date): OptionChoice {
  return {
    id: choice.id,
    name: choice.name,
    price: toAmount(choice.price_minor),
    max_count: choice.max_count,
    dish_id: choice.dish_id,
    sold_out_until: soldOutUntilView(choice.sold_out_until, now),
    ...(choice.size !== undefined && { size: choice.size }),
    ...sizePricesView(choice.size_prices),
    ...(isSaid(choice.food) && { food: choice.food }),
  };
}

/** As the pub sees it: with the food that it was given itself, and with what has become of its dish. */
function pubChoiceView(choice: SizedChoice, now: Date): PubOptionChoice {
  const { dish_gone: reason, dish_name: name, dish_food: food } = choice;
  return {
    ...choiceView(choice, now),
    ...(reason && { gone_dish: { reason, name: name ?? '', food: food ?? {} } }),
  };
}

/** As a guest reads it, with the food of the dishes that its choices stand for. */
export function groupView({ id, name, rule, choices }: SizedGroup, now: Date): OptionGroup {
  return {
    id,
    name,
    rule,
    choices: choices.map((choice) => choiceView({ ...choice, food: foodOfChoice(choice) }, now)),
  };
}

/** The groups of each dish that has any, as its view shows them. */
export function linkViews(links: readonly LinkRow[]): ReadonlyMap<number, DishOptionGroup[]> {
  const views = new Map<number, DishOptionGroup[]>();
  for (const { dish_id: dishId, ...link } of links) {
    views.set(dishId, [...(views.get(dishId) ?? []), link]);
  }
  return views;
}

/** All groups of a pub, or the one with this id. */
export async function listGroups(
  connection: Connection,
  scope: OfPub,
  { now, groupId }: { readonly now: Date; readonly groupId?: number },
): Promise<PubOptionGroup[]> {
  const groups = await groupsOf(connection, scope)
    .$if(groupId !== undefined, (query) => query.where('option_group.id', '=', groupId ?? 0))
    .execute();
  const links = await linksOf(connection, scope)
    .$if(groupId !== undefined, (query) => query.where('option_group.id', '=', groupId ?? 0))
    .execute();
  const byGroup = Map.groupBy(links, ({ group_id }) => group_id);
  const waiting = await findWaiting(connection, scope);
  return withSizeNames(groups).map(({ id, name, rule, choices, revision }) => {
    const unlinked = choices.flatMap((choice) => {
      const reason = waiting.get(choice.id);
      return reason ? { choice_id: choice.id, reason } : [];
    });
    return {
      id,
      name,
      rule,
      choices: choices.map((choice) => pubChoiceView(choice, now)),
      revision,
      dish_ids: (byGroup.get(id) ?? []).map(({ dish_id }) => dish_id),
      ...(unlinked.length > 0 && { unlinked_choices: unlinked }),
    };
  });
}

export async function getGroup(
  connection: Connection,
  scope: PubScope,
  of: { readonly groupId: number; readonly now: Date },
): Promise<PubOptionGroup> {
  const [group] = await listGroups(connection, scope, of);
  if (!group) throw new AppError('not_found');
  return group;
}
