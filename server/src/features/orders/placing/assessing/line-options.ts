import type { LineProblem } from '@comanda/contract/orders';
import { unitPriceMinor } from '@comanda/domain/orders';
import {
  findOptionProblems,
  priceWithOptions,
  takeChoices,
  type ChosenOption,
  type OptionProblem,
} from '@comanda/domain/options';
import { offeredAt, type OrderableGroup } from '../../../menu/index.ts';
import type { StoredOption } from '../../tables.ts';

type OrderableDish = {
  readonly id: number;
  readonly effectivePriceMinor: number;
  readonly groups: readonly OrderableGroup[];
};

type Chosen = {
  readonly chosen: readonly ChosenOption[];
  readonly commissionPercent: number;
  readonly now: Date;
};

/** What a line stores of its dish's price and choices, and what keeps it from being ordered. */
type PricedDish = {
  readonly basePriceMinor: number;
  /** With the choices and the commission, rounded once. */
  readonly unitPriceMinor: number;
  readonly options: readonly StoredOption[];
  readonly problems: readonly LineProblem[];
};

function problemOf(dishId: number, problem: OptionProblem): LineProblem {
  return {
    dish_id: dishId,
    code: problem.code,
    ...('groupId' in problem && { group_id: problem.groupId }),
    ...('choiceId' in problem && { choice_id: problem.choiceId }),
    ...('missing' in problem && { missing: problem.missing }),
  };
}

const hasAny = (names: object): boolean => Object.keys(names).length > 0;

/** Prices a dish of the menu with its choices, for a guest's order and for a pub's edit. */
export function priceDish(
  dish: OrderableDish,
  { chosen, commissionPercent, now }: Chosen,
): PricedDish {
  const groups = offeredAt(dish.groups, now);
  const menuPriceMinor = priceWithOptions(dish.effectivePriceMinor, groups, chosen);
  return {
    basePriceMinor: dish.effectivePriceMinor,
    unitPriceMinor: unitPriceMinor(menuPriceMinor, commissionPercent),
    options: takeChoices(groups, chosen).flatMap(({ group, taken }) =>
      taken.map(({ choice, count }) => ({
        group_id: group.id,
        choice_id: choice.id,
        group_name: group.name,
        ...(hasAny(group.names) && { group_names: group.names }),
        name: choice.name,
        ...(hasAny(choice.names) && { names: choice.names }),
        count,
        price_minor: choice.priceMinor,
        dish_id: choice.dishId,
      })),
    ),
    problems: findOptionProblems(groups, chosen).map((problem) => problemOf(dish.id, problem)),
  };
}
