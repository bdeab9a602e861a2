import {
  reachableUnits,
  type ChoiceLimits,
  type ChosenOption,
  type OptionRule,
} from '../options/index.ts';
import type { Food } from './food.ts';
import { findWish, worstOf, type Finding, type Wish } from './judge-food.ts';

export type FoodChoice = { readonly id: number; readonly maxCount: number; readonly food: Food };

/** A group of a dish, as far as it decides what a guest eats. */
export type FoodGroup = Pick<ChoiceLimits, 'minUnits' | 'maxChoices' | 'maxUnits'> & {
  readonly rule: OptionRule;
  readonly choices: readonly FoodChoice[];
};

/** A dish with what can be chosen of it. */
export type DishFood = { readonly food: Food; readonly groups: readonly FoodGroup[] };

const saysNothing = (food: Food): boolean => Object.keys(food).length === 0;

/**
 * What a choice says about one wish of a guest. A size about which nothing is said is the dish itself; any other choice
 * is a further thing that is eaten, so it is not declared.
 */
export function findInChoice(
  { rule }: Pick<FoodGroup, 'rule'>,
  { food }: Pick<FoodChoice, 'food'>,
  wish: Wish,
): Finding {
  return rule === 'replaces' && saysNothing(food) ? 'suits' : findWish(food, wish);
}

/**
 * What a group adds to its dish before anything is chosen: only what no guest can avoid, because the other choices do
 * not reach the minimum. A choice that is not declared is marked where it is chosen, not on the dish.
 */
function findUnavoidable(group: FoodGroup, wish: Wish): Finding {
  const reaches = (accepted: readonly Finding[]): boolean => {
    const choices = group.choices.filter((choice) =>
      accepted.includes(findInChoice(group, choice, wish)),
    );
    return reachableUnits({ choices }, group) >= group.minUnits;
  };
  if (reaches(['suits', 'not_declared'])) return 'suits';
  if (reaches(['suits', 'not_declared', 'traces'])) return 'traces';
  return reaches(['suits', 'not_declared', 'traces', 'contains']) ? 'contains' : 'suits';
}

/**
 * What a dish says about one wish of a guest: with what was chosen, or on the menu, before anything is. What is sold out
 * does not count: it is offered again, and the menu would change meanwhile.
 */
export function findInDish(
  { food, groups }: DishFood,
  wish: Wish,
  chosen?: readonly Pick<ChosenOption, 'choiceId'>[],
): Finding {
  const added = groups.flatMap((group) =>
    chosen === undefined
      ? findUnavoidable(group, wish)
      : group.choices
          .filter(({ id }) => chosen.some(({ choiceId }) => choiceId === id))
          .map((choice) => findInChoice(group, choice, wish)),
  );
  return worstOf([findWish(food, wish), ...added]);
}

/** Whether a guest with these wishes may eat a dish of the menu: the worst finding counts. */
export const judgeDish = (dish: DishFood, wanted: readonly Wish[]): Finding =>
  worstOf(wanted.map((wish) => findInDish(dish, wish)));
