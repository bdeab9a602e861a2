import {
  problemsOfSelection,
  selectChoices,
  takeChoices,
  type OptionProblem,
  type TakenChoice,
  type TakenGroup,
} from './choose.ts';
import type { ChoiceLimits, ChosenOption, OfferedChoice, OfferedGroup } from './offered.ts';

/** The prices of all units, the cheapest `freeUnits` of them free. */
function sumOf(taken: readonly TakenChoice[], freeUnits: number): number {
  let free = freeUnits;
  let sum = 0;
  for (const { choice, count } of taken.toSorted(
    (a, b) => a.choice.priceMinor - b.choice.priceMinor,
  )) {
    const paid = Math.max(0, count - free);
    free -= count - paid;
    sum += paid * choice.priceMinor;
  }
  return sum;
}

const dearestOf = (taken: readonly TakenChoice[]): number =>
  Math.max(...taken.map(({ choice }) => choice.priceMinor));

function priceOfTaken(dishPriceMinor: number, choices: readonly TakenGroup[]): number {
  let base = dishPriceMinor;
  let added = 0;
  for (const { group, taken } of choices) {
    if (group.rule === 'replaces') base = dearestOf(taken);
    else added += group.rule === 'dearest' ? dearestOf(taken) : sumOf(taken, group.freeUnits);
  }
  return base + added;
}

/**
 * What one dish costs with its choices, in minor units, before the commission. The only code that computes it: for the
 * guest's button, the quote, the order and the desk's edit.
 */
export const priceWithOptions = (
  dishPriceMinor: number,
  groups: readonly OfferedGroup[],
  chosen: readonly ChosenOption[],
): number => priceOfTaken(dishPriceMinor, takeChoices(groups, chosen));

/** All that a line of a basket says of its choices, looked up once. */
export function judgeChoices<Group extends OfferedGroup>(
  dishPriceMinor: number,
  groups: readonly Group[],
  chosen: readonly ChosenOption[],
): {
  readonly priceMinor: number;
  readonly taken: readonly TakenGroup<Group>[];
  readonly problems: readonly OptionProblem[];
} {
  const selection = selectChoices(groups, chosen);
  const { taken } = selection;
  return {
    taken,
    priceMinor: priceOfTaken(dishPriceMinor, taken),
    problems: problemsOfSelection(groups, selection),
  };
}

/**
 * The least that `minUnits` of these choices cost: `least[n][u]` is that of u units of n choices. The dearest are taken
 * first, since the last `freeUnits` of them cost nothing.
 */
function leastOf(
  choices: readonly OfferedChoice[],
  { minUnits, maxChoices, freeUnits }: ChoiceLimits,
): number {
  const paidUnits = Math.max(0, minUnits - freeUnits);
  const least = Array.from({ length: maxChoices + 1 }, () =>
    Array.from({ length: minUnits + 1 }, () => Number.POSITIVE_INFINITY),
  );
  const at = (n: number, units: number) => least[n]?.[units] ?? Number.POSITIVE_INFINITY;
  least[0]?.fill(0, 0, 1);
  for (const { priceMinor, maxCount } of choices.toSorted((a, b) => b.priceMinor - a.priceMinor)) {
    for (let n = maxChoices; n > 0; n -= 1) {
      for (let units = minUnits; units > 0; units -= 1) {
        for (let count = 1; count <= Math.min(maxCount, units); count += 1) {
          const paid = Math.max(0, Math.min(units, paidUnits) - (units - count));
          const cost = at(n - 1, units - count) + paid * priceMinor;
          if (cost < at(n, units)) least[n]?.fill(cost, units, units + 1);
        }
      }
    }
  }
  return Math.min(...least.map((row) => row[minUnits] ?? Number.POSITIVE_INFINITY));
}

/**
 * The lowest price of a group with its minimum: of choices that are on sale, or of all when too few are. Undefined when
 * all are too few, since some stand for dishes that are no longer offered: then nobody can order the dish.
 */
function lowestOf(group: OfferedGroup): number | undefined {
  // Where one price counts for the group, its other units cost nothing.
  const limits =
    group.rule === 'sum' ? group : { ...group, freeUnits: Math.max(0, group.minUnits - 1) };
  const onSale = leastOf(
    group.choices.filter(({ isSoldOut }) => !isSoldOut),
    limits,
  );
  if (Number.isFinite(onSale)) return onSale;
  const ofAll = leastOf(group.choices, limits);
  return Number.isFinite(ofAll) ? ofAll : undefined;
}

/** The price from which a dish can be ordered, in minor units; a card shows it with "from". */
export function lowestPrice(dishPriceMinor: number, groups: readonly OfferedGroup[]): number {
  const size = groups.find(({ rule }) => rule === 'replaces');
  const base = (size && lowestOf(size)) ?? dishPriceMinor;
  return groups
    .filter(({ rule }) => rule !== 'replaces')
    .reduce((sum, group) => sum + (lowestOf(group) ?? 0), base);
}

/** Whether the dish costs the same however it is ordered; else a card shows the lowest price with "from". */
export function hasOnePrice(groups: readonly OfferedGroup[]): boolean {
  return groups.every(({ rule, choices, minUnits, maxUnits, freeUnits }) => {
    const prices = new Set(choices.map(({ priceMinor }) => priceMinor));
    if (rule === 'replaces') return prices.size <= 1;
    if (prices.size === 0 || (prices.size === 1 && prices.has(0))) return true;
    if (rule === 'dearest') return prices.size === 1 && minUnits > 0;
    return freeUnits >= maxUnits || (prices.size === 1 && minUnits === maxUnits);
  });
}
