import type { OptionGroup } from '@comanda/contract/menu';
import type { Order, OrderDish } from '@comanda/contract/orders';
import { findOptionProblems, groupsAsChosen } from '@comanda/domain/options';
import { toAmount, toMinor } from '@comanda/domain/money';
import { offeredGroups } from '../../../../lib/options/offered-groups.ts';
import { namesOfChosen, type BasketLine } from '../../choosing/basket-line.ts';
import { chargedWithOptions, groupsForPub, splitByOffer } from '../../choosing/offer-of-line.ts';
import { lineTitle } from '../../editing/dish-lines.ts';
import type { PubDish } from '../../editing/pub-dishes.ts';

/** Today's menu. */
export type MenuNow = {
  readonly dishes: readonly PubDish[];
  readonly groups: readonly OptionGroup[];
};

export type LinesAgain = {
  readonly lines: readonly BasketLine[];
  /** The titles of the lines that today's menu does not have as they were. */
  readonly gone: readonly string[];
  /** At today's prices, in the main unit, without delivery. */
  readonly total: number;
};

function lineAgain(line: OrderDish, { dishes, groups: known }: MenuNow) {
  const dish = dishes.find((one) => one.dish.id === line.dish_id)?.dish;
  const note = line.note ?? '';
  if (!dish) return undefined;
  const offered = offeredGroups(dish.option_groups, known);
  const { chosen, goneNames } = splitByOffer(offered, line.options);
  const groups = groupsAsChosen(offered, chosen);
  // A group that has become required since asks for a choice.
  const isAsBefore =
    goneNames.length === 0 && findOptionProblems(groupsForPub(groups), chosen).length === 0;
  if (!isAsBefore) return undefined;
  const options = namesOfChosen(groups, chosen);
  return {
    offer: { dish, groups },
    again: {
      dishId: dish.id,
      name: dish.name,
      count: line.count,
      chosen,
      options,
      ...(note !== '' && { note }),
    },
  };
}

/** The dishes of an order once more, as today's menu has them. */
export function linesAgain(
  { dishes, commission_percent }: Pick<Order, 'dishes' | 'commission_percent'>,
  menu: MenuNow,
): LinesAgain {
  const lines: BasketLine[] = [];
  const gone: string[] = [];
  let totalMinor = 0;
  for (const line of dishes) {
    const found = lineAgain(line, menu);
    if (!found) {
      gone.push(lineTitle(line));
      continue;
    }
    const { again, offer } = found;
    const wanted = { chosen: again.chosen, note: again.note ?? '' };
    const price = chargedWithOptions(offer, wanted, { order: { dishes: [], commission_percent } });
    totalMinor += toMinor(price) * again.count;
    lines.push(again);
  }
  return { lines, gone, total: toAmount(totalMinor) };
}
