import type { LineProblem } from '@comanda/contract/orders';
import { unitPriceMinor } from '@comanda/domain/orders';
import { judgeChoices, type ChosenOption, type OptionProblem } from '@comanda/domain/options';
import { offeredAt, type OrderableGroup } from '../../../menu/index.ts';
import type { StoredOption } from '../../tables.ts';

type OrderableDish = {
  readonly id: number;
  readonly effectivePriceMinor: number;
  readonly depositMinor: number;
  readonly groups: readonly OrderableGroup[];
};

type Given = {
  readonly commissionPercent: number;
  readonly now: Date;
  /** Of whose portions none are counted. */
  readonly isOfAnotherDay?: boolean;
};

/** What a line stores of its dish's price and choices, and what keeps it from being ordered. */
export type PricedDish = {
  readonly basePriceMinor: number;
  /** With the choices and the commission, rounded once. */
  readonly unitPriceMinor: number;
  /** Of its packaging, and of that of the dishes that its choices stand for. */
  readonly depositMinor: number;
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

type OfferedDishGroup = ReturnType<typeof offeredAt>[number];
type OfferedDishChoice = OfferedDishGroup['choices'][number];

/** What a line stores of a choice, made once for all lines of a basket that have it as often. */
function createStoredOptions() {
  const made = new Map<OfferedDishChoice, Map<number, StoredOption>>();
  return (group: OfferedDishGroup, choice: OfferedDishChoice, count: number): StoredOption => {
    const ofChoice = made.get(choice) ?? new Map<number, StoredOption>();
    made.set(choice, ofChoice);
    const option = ofChoice.get(count) ?? {
      group_id: group.id,
      choice_id: choice.id,
      group_name: group.name,
      ...(hasAny(group.names) && { group_names: group.names }),
      name: choice.name,
      ...(hasAny(choice.names) && { names: choice.names }),
      count,
      price_minor: choice.priceMinor,
      dish_id: choice.dishId,
    };
    ofChoice.set(count, option);
    return option;
  };
}

/**
 * Prices the lines of one basket, of a guest's order and of a pub's edit: what belongs to a dish is found once for all
 * of its lines.
 */
export function createDishPricing({ commissionPercent, now, isOfAnotherDay }: Given) {
  const offered = new Map<OrderableDish, readonly OfferedDishGroup[]>();
  const storedOption = createStoredOptions();
  const offeredOf = (dish: OrderableDish): readonly OfferedDishGroup[] => {
    const groups = offered.get(dish) ?? offeredAt(dish.groups, now, isOfAnotherDay);
    offered.set(dish, groups);
    return groups;
  };
  return (dish: OrderableDish, chosen: readonly ChosenOption[]): PricedDish => {
    const judged = judgeChoices(dish.effectivePriceMinor, offeredOf(dish), chosen);
    return {
      basePriceMinor: dish.effectivePriceMinor,
      unitPriceMinor: unitPriceMinor(judged.priceMinor, commissionPercent),
      depositMinor: judged.taken
        .flatMap(({ taken }) => taken)
        .reduce((sum, { choice, count }) => sum + choice.depositMinor * count, dish.depositMinor),
      options: judged.taken.flatMap(({ group, taken }) =>
        taken.map(({ choice, count }) => storedOption(group, choice, count)),
      ),
      problems: judged.problems.map((problem) => problemOf(dish.id, problem)),
    };
  };
}
