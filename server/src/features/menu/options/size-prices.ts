import type { FieldError } from '@comanda/contract/errors';
import { sizeKey, sizeNameProblems, type OptionRule } from '@comanda/domain/options';
import { toAmount, toMinor } from '@comanda/domain/money';
import { sql } from 'kysely';
import { invalidFields } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import type { StoredSizePrice } from '../tables.ts';

type SizePrice = { readonly size: string; readonly price: number };

/** Prices by size as they are stored; refuses a size without a name, and one size twice. */
export function checkedSizePrices(prices: readonly SizePrice[], field: string): StoredSizePrice[] {
  const problems = sizeNameProblems(prices.map(({ size }) => size)).flatMap(
    (problem, index): FieldError[] =>
      problem ? [{ field: `${field}.${index}.size`, ...problem }] : [],
  );
  if (problems.length > 0) throw invalidFields(problems);
  return prices.map(({ size, price }) => ({ size: size.trim(), price_minor: toMinor(price) }));
}

export const sizePricesView = (prices: readonly StoredSizePrice[]) =>
  prices.length > 0 && {
    size_prices: prices.map(({ size, price_minor }) => ({ size, price: toAmount(price_minor) })),
  };

type Named = {
  readonly name: string;
  readonly translations: Readonly<Partial<Record<string, { readonly name: string }>>>;
  readonly size_prices: readonly StoredSizePrice[];
};

type Group<Choice extends Named> = {
  readonly rule: OptionRule;
  readonly choices: readonly Choice[];
};

/** In all languages: a menu that changed its language has the names of its sizes among their translations. */
const keysOf = ({ name, translations }: Named): string[] =>
  [name, ...Object.values(translations).map((one) => one?.name ?? '')]
    .map(sizeKey)
    .filter((key) => key !== '');

/**
 * Names each size as the prices by size do: sizes of several dishes with one name are one size to the extras that cost
 * by it. Needs the groups of sizes and those of the extras in one list.
 */
export function withSizeNames<Choice extends Named, One extends Group<Choice>>(
  groups: readonly (One & Group<Choice>)[],
): (Omit<One, 'choices'> & { choices: (Choice & { size?: string })[] })[] {
  const names = new Map<string, string>();
  for (const { size } of groups.flatMap(({ choices }) => choices).flatMap((c) => c.size_prices)) {
    if (!names.has(sizeKey(size))) names.set(sizeKey(size), size);
  }
  const sizes = new Map<Choice, string>();
  for (const choice of names.size === 0 ? [] : groups.flatMap(sizesOf)) {
    const keys = keysOf(choice).filter((key) => names.has(key));
    const name = names.get(keys[0] ?? '');
    if (name === undefined) continue;
    sizes.set(choice, name);
    for (const key of keys) names.set(key, name);
  }
  return groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => {
      const size = sizes.get(choice);
      const prices = choice.size_prices.map((one) => ({
        ...one,
        size: names.get(sizeKey(one.size)) ?? one.size,
      }));
      return { ...choice, ...(size !== undefined && { size }), size_prices: prices };
    }),
  }));
}

const sizesOf = <Choice extends Named>({ rule, choices }: Group<Choice>): readonly Choice[] =>
  rule === 'replaces' ? choices : [];

export type Rename = { readonly from: string; readonly to: string };

/**
 * What costs by a size that is renamed costs the same at its new name; other sizes of the pub may still have the old
 * one, so its price stays too.
 */
export async function keepPricesOfRenamed(
  transaction: Connection,
  groupId: number,
  renames: readonly Rename[],
): Promise<void> {
  if (renames.length === 0) return;
  const priced = await transaction
    .selectFrom('option_choice')
    .innerJoin('option_group', 'option_group.id', 'option_choice.group_id')
    .where('option_group.pub_id', '=', (own) =>
      own.selectFrom('option_group as own').where('own.id', '=', groupId).select('own.pub_id'),
    )
    .where(sql<boolean>`jsonb_array_length(option_choice.size_prices) > 0`)
    .select(['option_choice.id', 'option_choice.size_prices'])
    .execute();
  for (const { id, size_prices: prices } of priced) {
    const priceAt = (name: string) => prices.find(({ size }) => sizeKey(size) === sizeKey(name));
    const added = renames.flatMap(({ from, to }) => {
      const before = priceAt(from);
      return before && !priceAt(to) ? { size: to, price_minor: before.price_minor } : [];
    });
    if (added.length === 0) continue;
    await transaction
      .updateTable('option_choice')
      .set({ size_prices: JSON.stringify([...prices, ...added]) })
      .where('id', '=', id)
      .execute();
  }
}
