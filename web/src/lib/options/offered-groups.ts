import type { DishOptionGroup, OptionChoice, OptionGroup } from '@comanda/contract/menu';
import { isSoldOut } from '@comanda/domain/menu';
import { toMinor } from '@comanda/domain/money';
import type { ChosenOption, OfferedChoice, OfferedGroup } from '@comanda/domain/options';

/** A choice as a screen offers it. */
export type NamedChoice = OfferedChoice & Pick<OptionChoice, 'name' | 'sold_out_until' | 'food'>;
/** A group of a dish as a screen offers it. */
export type NamedGroup = OfferedGroup<NamedChoice> & Pick<OptionGroup, 'name'>;

const choiceOf = (choice: OptionChoice, now: Date): NamedChoice => ({
  id: choice.id,
  name: choice.name,
  priceMinor: toMinor(choice.price),
  maxCount: choice.max_count,
  sold_out_until: choice.sold_out_until,
  ...(choice.size !== undefined && { size: choice.size }),
  ...(choice.size_prices && {
    sizePrices: choice.size_prices.map(({ size, price }) => ({ size, priceMinor: toMinor(price) })),
  }),
  ...(choice.food && { food: choice.food }),
  isSoldOut: isSoldOut(
    choice.sold_out_until === null ? null : new Date(choice.sold_out_until),
    now,
  ),
});

// The dishes of a menu share their groups.
const known = new WeakMap<OptionGroup, { readonly at: number; readonly choices: NamedChoice[] }>();

function choicesOf(group: OptionGroup, now: Date): NamedChoice[] {
  const at = now.getTime();
  const found = known.get(group);
  if (found?.at === at) return found.choices;
  const choices = group.choices.map((choice) => choiceOf(choice, now));
  known.set(group, { at, choices });
  return choices;
}

/** The groups of a dish with their names and limits, in the order of the dish. */
export function offeredGroups(
  links: readonly DishOptionGroup[] = [],
  groups: readonly OptionGroup[] = [],
  now = new Date(),
): NamedGroup[] {
  return links.flatMap((link) => {
    const group = groups.find(({ id }) => id === link.group_id);
    // All of its choices may stand for dishes that are no longer offered.
    if (!group || (group.choices.length === 0 && link.min_units === 0)) return [];
    return {
      id: group.id,
      name: group.name,
      rule: group.rule,
      minUnits: link.min_units,
      maxChoices: link.max_choices,
      maxUnits: link.max_units,
      freeUnits: link.free_units,
      choices: choicesOf(group, now),
    };
  });
}

type ChosenOnWire = { readonly choice_id: number; readonly count: number };

/** Choices as a request or a stored line has them. */
export const chosenOf = (options: readonly ChosenOnWire[] = []): ChosenOption[] =>
  options.map(({ choice_id, count }) => ({ choiceId: choice_id, count }));

/** Choices as a request sends them. */
export const optionsOf = (chosen: readonly ChosenOption[]): ChosenOnWire[] =>
  chosen.map(({ choiceId, count }) => ({ choice_id: choiceId, count }));
