import type { Dish } from '@comanda/contract/menu';
import type { Order, OrderDish, OrderOption } from '@comanda/contract/orders';
import { effectivePriceMinor } from '@comanda/domain/menu';
import { toAmount, toMinor } from '@comanda/domain/money';
import {
  choiceNames,
  findOptionProblems,
  lineKey,
  priceWithOptions,
  type ChosenOption,
  type OptionProblem,
} from '@comanda/domain/options';
import { unitPriceMinor } from '@comanda/domain/orders';
import { chosenOf, type NamedGroup } from '../../../lib/options/offered-groups.ts';
import { findEqualLine, isPricedAnew, type WantedLine } from '../editing/dish-lines.ts';

/** A dish of the menu with its groups. */
export type Offer = {
  readonly dish: Pick<Dish, 'id' | 'price' | 'sale_price'>;
  readonly groups: readonly NamedGroup[];
};

type Wanted = Omit<WantedLine, 'count'>;

/** The groups as their pub may choose from them: it may put what is left into an order. */
export function groupsForPub(groups: readonly NamedGroup[]): NamedGroup[] {
  return groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => ({ ...choice, isSoldOut: false })),
  }));
}

/** The choices of required groups that have only one possible answer among what is on sale. */
export function onlyPossible(groups: readonly NamedGroup[]): ChosenOption[] {
  return groups.flatMap(({ choices, minUnits }) => {
    const [only, ...others] = choices.filter(({ isSoldOut }) => !isSoldOut);
    const isOnly = only !== undefined && others.length === 0 && only.maxCount >= minUnits;
    return minUnits > 0 && isOnly ? [{ choiceId: only.id, count: minUnits }] : [];
  });
}

/** Splits the choices of a line by whether its dish still offers them. */
export function splitByOffer(
  groups: readonly NamedGroup[],
  options: readonly OrderOption[] = [],
): { readonly chosen: readonly ChosenOption[]; readonly goneNames: readonly string[] } {
  const offered = new Set(groups.flatMap(({ choices }) => choices.map(({ id }) => id)));
  const isOffered = ({ choice_id: id }: OrderOption) => offered.has(id);
  const names = choiceNames(options);
  return {
    chosen: options
      .filter(isOffered)
      .map(({ choice_id: choiceId, count }) => ({ choiceId, count })),
    goneNames: options.flatMap((option, index) => (isOffered(option) ? [] : (names[index] ?? []))),
  };
}

/** What keeps a line from being saved; a line that stays as it was ordered has no problem. */
export function problemsOf(
  { groups }: Offer,
  { chosen, note }: Wanted,
  line?: Pick<OrderDish, 'options' | 'note'>,
): readonly OptionProblem[] {
  if (line && !isPricedAnew(line, { chosen, note })) return [];
  return findOptionProblems(groupsForPub(groups), chosen);
}

type Charged = {
  readonly order: Pick<Order, 'dishes' | 'commission_percent'>;
  /** The edited line; undefined for a new one. */
  readonly line?: OrderDish | undefined;
};

/**
 * The price of one, in the main unit: the order's own as long as choices and note stay, else today's with the order's
 * percent. The same as the server's.
 */
export function chargedWithOptions(
  { dish, groups }: Offer,
  { chosen, note }: Wanted,
  { order, line }: Charged,
): number {
  const same = line ?? findEqualLine(order.dishes, dish.id, { chosen, note });
  if (same && !isPricedAnew(same, { chosen, note })) return same.dish_price;
  const baseMinor = effectivePriceMinor(toMinor(dish.price), toMinor(dish.sale_price));
  const menuMinor = priceWithOptions(baseMinor, groups, chosen);
  return toAmount(unitPriceMinor(menuMinor, order.commission_percent));
}

type Typed = WantedLine & { readonly line: Pick<OrderDish, 'options' | 'note'> };

/**
 * What a line is after an edit. Choices that its dish no longer offers stay while only the count changes. Other choices or
 * another note make it a new line, with choices of today's menu.
 */
export function wantedOfLine(
  groups: readonly NamedGroup[],
  { line, count, chosen, note }: Typed,
): WantedLine {
  const { chosen: kept } = splitByOffer(groups, line.options);
  const isAnew = lineKey(kept, line.note ?? '') !== lineKey(chosen, note);
  return { count, note, chosen: isAnew ? chosen : chosenOf(line.options) };
}
