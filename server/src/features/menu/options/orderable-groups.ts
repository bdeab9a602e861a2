import type { NamesByLanguage } from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import { isSoldOut } from '@comanda/domain/menu';
import type { ChoiceLimits, OfferedChoice, OfferedGroup } from '@comanda/domain/options';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import type { Connection } from '../../../schema.ts';
import { namesIn } from '../translations/pick-translation.ts';
import { groupOnSale, groupsOf, linksOf, type GroupRow, type SizedGroup } from './queries.ts';
import { limitsOf } from './require-fitting-groups.ts';
import { withSizeNames } from './size-prices.ts';

type OrderableChoice = Omit<OfferedChoice, 'isSoldOut'> & {
  readonly name: string;
  /** In those of the pub's other languages that have one. */
  readonly names: NamesByLanguage;
  readonly dishId: number | null;
  /** For the packaging of the dish that it stands for. */
  readonly depositMinor: number;
  readonly soldOutUntil: Date | null;
  /** For another working day, of which no portions are counted. */
  readonly uncountedUntil: Date | null;
};

/** A group of a dish with all that an order stores of it; kept in memory, so it is not judged yet what is sold out. */
export type OrderableGroup = Omit<GroupRow, 'choices' | 'translations'> &
  ChoiceLimits &
  Pick<OrderableChoice, 'names'> & { readonly choices: readonly OrderableChoice[] };

/** The groups as they are offered at a moment, which may be of another working day than the one that is. */
export function offeredAt(
  groups: readonly OrderableGroup[],
  now: Date,
  isOfAnotherDay = false,
): (Omit<OrderableGroup, 'choices'> & OfferedGroup<OrderableChoice & OfferedChoice>)[] {
  return groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => ({
      ...choice,
      isSoldOut: isSoldOut(isOfAnotherDay ? choice.uncountedUntil : choice.soldOutUntil, now),
    })),
  }));
}

const choiceOf = (
  row: SizedGroup['choices'][number],
  languages: readonly Language[],
): OrderableChoice => ({
  id: row.id,
  name: row.name,
  names: namesIn(languages, row.translations),
  priceMinor: row.price_minor,
  maxCount: row.max_count,
  dishId: row.dish_id,
  depositMinor: row.deposit_minor ?? 0,
  ...(row.size !== undefined && { size: row.size }),
  ...(row.size_prices.length > 0 && {
    sizePrices: row.size_prices.map(({ size, price_minor: priceMinor }) => ({ size, priceMinor })),
  }),
  soldOutUntil: row.sold_out_until === null ? null : new Date(row.sold_out_until),
  uncountedUntil: row.uncounted_until === null ? null : new Date(row.uncounted_until),
});

type OfDishes = {
  readonly pubId: number;
  readonly dishIds: readonly number[];
  readonly languages: readonly Language[];
};

/** The groups of these dishes, by dish, each list in its order. */
export async function listOrderableGroups(
  connection: Connection,
  { pubId, dishIds, languages }: OfDishes,
): Promise<ReadonlyMap<number, readonly OrderableGroup[]>> {
  const links = await linksOf(connection, { pubId })
    .where('dish.id', '=', anyOf(dishIds))
    .execute();
  if (links.length === 0) return new Map();
  const ids = [...new Set(links.map(({ group_id }) => group_id))];
  const rows = await groupsOf(connection, { pubId })
    .where('option_group.id', '=', anyOf(ids))
    .execute();
  const groups = new Map(
    withSizeNames(rows)
      .map(groupOnSale)
      .map(({ translations, choices, ...group }) => [
        group.id,
        {
          ...group,
          names: namesIn(languages, translations),
          choices: choices.map((choice) => choiceOf(choice, languages)),
        },
      ]),
  );
  const byDish = Map.groupBy(links, ({ dish_id }) => dish_id);
  return new Map(
    [...byDish].map(([dishId, ofDish]) => [
      dishId,
      ofDish.flatMap((link) => {
        const group = groups.get(link.group_id);
        return group ? { ...group, ...limitsOf(link) } : [];
      }),
    ]),
  );
}
