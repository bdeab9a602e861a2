import { groupsAtSize } from './at-size.ts';
import { MAX_UNITS, type ChoiceLimits, type OfferedChoice, type OfferedGroup } from './offered.ts';

const byPrice = (a: OfferedChoice, b: OfferedChoice): number => a.priceMinor - b.priceMinor;

/** What the cheapest units cost, and of how many different choices they are; undefined when there are too few. */
function cheapest(
  sorted: readonly OfferedChoice[],
  { minUnits, freeUnits }: Pick<ChoiceLimits, 'minUnits' | 'freeUnits'>,
): { readonly cost: number; readonly choices: number } | undefined {
  let units = 0;
  let cost = 0;
  for (let choices = 0; choices <= sorted.length; choices += 1) {
    if (units === minUnits) return { cost, choices };
    const { priceMinor, maxCount } = sorted[choices] ?? { priceMinor: 0, maxCount: 0 };
    const after = Math.min(minUnits, units + maxCount);
    cost += priceMinor * (Math.max(after, freeUnits) - Math.max(units, freeUnits));
    units = after;
  }
  return undefined;
}

type Costs = readonly number[];

/** What units cost with this choice among them, taken after those of `before`, which are all cheaper. */
function withChoice(
  before: Costs,
  { priceMinor, maxCount }: OfferedChoice,
  freeUnits: number,
): number[] {
  // The cost without the units of this choice that would be paid: the least of the last `maxCount` is looked for.
  const without = before.map((cost, units) => cost - priceMinor * Math.max(units, freeUnits));
  const least: number[] = [];
  let first = 0;
  return before.map((_cost, units) => {
    if (units === 0) return Number.POSITIVE_INFINITY;
    const added = without[units - 1] ?? 0;
    while (least.length > first && (without[least.at(-1) ?? 0] ?? 0) >= added) least.pop();
    least.push(units - 1);
    if ((least[first] ?? 0) < units - maxCount) first += 1;
    return (without[least[first] ?? 0] ?? 0) + priceMinor * Math.max(units, freeUnits);
  });
}

/** `costs[n][units]`: the least that so many units of exactly n choices cost, of which the cheapest are free. */
function costsOf(sorted: readonly OfferedChoice[], freeUnits: number): Costs[] {
  const none = Array.from({ length: MAX_UNITS + 1 }, () => Number.POSITIVE_INFINITY);
  const costs: Costs[] = [[0, ...none.slice(1)], ...sorted.map(() => none)];
  for (const [index, choice] of sorted.entries()) {
    for (let n = index + 1; n > 0; n -= 1) {
      const taken = withChoice(costs[n - 1] ?? none, choice, freeUnits);
      costs[n] = (costs[n] ?? none).map((cost, units) => Math.min(cost, taken[units] ?? cost));
    }
  }
  return costs;
}

/** The choices of a group as its dishes share them: what is computed of them is kept for all of these dishes. */
type Known = {
  readonly onSale: readonly OfferedChoice[];
  readonly all: readonly OfferedChoice[];
  readonly costs: Map<string, Costs[]>;
};
const known = new WeakMap<OfferedGroup['choices'], Known>();

function knownOf(choices: OfferedGroup['choices']): Known {
  const found = known.get(choices);
  if (found) return found;
  const all = choices.toSorted(byPrice);
  const made = { all, onSale: all.filter(({ isSoldOut }) => !isSoldOut), costs: new Map() };
  known.set(choices, made);
  return made;
}

/**
 * The lowest price of a group with its minimum: of choices that are on sale, or of all when too few are on sale.
 * Undefined when the group has fewer choices than its minimum, as after the dishes of some were deleted. Then nobody
 * can order the dish.
 */
function leastPrice(group: OfferedGroup): number | undefined {
  const { minUnits, maxChoices } = group;
  // Where one price counts for the group, its other units cost nothing.
  const freeUnits = group.rule === 'sum' ? group.freeUnits : Math.max(0, minUnits - 1);
  const { costs, ...lists } = knownOf(group.choices);
  for (const list of ['onSale', 'all'] as const) {
    const sorted = lists[list];
    const fewest = cheapest(sorted, { minUnits, freeUnits });
    if (!fewest) continue;
    if (fewest.choices <= maxChoices) return fewest.cost;
    // Fewer choices than the cheapest units are of: a table, the same for every dish that has as many free.
    const key = `${list} ${freeUnits}`;
    const table = costs.get(key) ?? costsOf(sorted, freeUnits);
    costs.set(key, table);
    const found = Math.min(...table.slice(0, maxChoices + 1).map((row) => row[minUnits] ?? NaN));
    if (Number.isFinite(found)) return found;
  }
  return undefined;
}

const leastOfOthers = (groups: readonly OfferedGroup[]): number =>
  groups
    .filter(({ rule }) => rule !== 'replaces')
    .reduce((sum, group) => sum + (leastPrice(group) ?? 0), 0);

/** The price from which a dish can be ordered, in minor units; a card shows it with "from". */
export function lowestPrice(dishPriceMinor: number, groups: readonly OfferedGroup[]): number {
  const size = groups.find(({ rule }) => rule === 'replaces');
  if (!size || size.choices.length === 0) return dishPriceMinor + leastOfOthers(groups);
  const onSale = size.choices.filter(({ isSoldOut }) => !isSoldOut);
  const bySize = Map.groupBy(onSale.length > 0 ? onSale : size.choices, (choice) => choice.size);
  return Math.min(
    ...[...bySize].map(
      ([name, choices]) =>
        Math.min(...choices.map(({ priceMinor }) => priceMinor)) +
        leastOfOthers(groupsAtSize(groups, name)),
    ),
  );
}

/** Whether the dish costs the same however it is ordered; else a card shows the lowest price with "from". */
export function hasOnePrice(groups: readonly OfferedGroup[]): boolean {
  return groups.every(({ rule, choices, minUnits, maxUnits, freeUnits }) => {
    const [first] = choices;
    const isOne = choices.every(
      ({ priceMinor, sizePrices = [] }) =>
        priceMinor === first?.priceMinor &&
        sizePrices.every((one) => one.priceMinor === first.priceMinor),
    );
    if (rule === 'replaces') return isOne;
    if (!first || (isOne && first.priceMinor === 0)) return true;
    if (rule === 'dearest') return isOne && minUnits > 0;
    return freeUnits >= maxUnits || (isOne && minUnits === maxUnits);
  });
}
