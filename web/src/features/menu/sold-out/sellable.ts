import type { SellableChoice, SellableDish } from '@comanda/contract/menu';
import { readClock } from '@comanda/domain/hours';
import { isSoldOut, MAX_LEFT_COUNT } from '@comanda/domain/menu';
import { searchFor, searchText } from '@comanda/domain/text';

/** A dish or a choice of the pub, as the list of what is sold out shows it. */
export type Sellable = {
  readonly key: string;
  readonly id: number;
  /** The group of a choice; undefined of a dish. */
  readonly groupId: number | undefined;
  readonly name: string;
  /** The category of a dish, or the group of a choice. */
  readonly place: string;
  readonly isHidden: boolean;
  readonly soldOutUntil: Date | null;
  /** Portions; undefined while they are not counted. */
  readonly left: number | undefined;
  /** Portions that orders without an answer hold. */
  readonly held: number;
  /** Portions of orders for today from an earlier day, which no count has. */
  readonly later: number;
};

export const sellableFilters = ['all', 'only', 'counted'] as const;
export type SellableFilter = (typeof sellableFilters)[number];

type Loaded = {
  readonly dishes: readonly SellableDish[];
  readonly choices: readonly SellableChoice[];
};

const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso));

export function sellableItems({ dishes, choices }: Loaded): readonly Sellable[] {
  return [
    ...dishes.map((dish) => ({
      key: `dish ${dish.id}`,
      id: dish.id,
      groupId: undefined,
      name: dish.name,
      place: dish.category_name,
      isHidden: !dish.visible,
      soldOutUntil: dateOf(dish.sold_out_until),
      left: dish.left_count ?? undefined,
      held: dish.held_count,
      later: dish.later_count ?? 0,
    })),
    ...choices.map((choice) => ({
      key: `choice ${choice.id}`,
      id: choice.id,
      groupId: choice.group_id,
      name: choice.name,
      place: choice.group_name,
      isHidden: !choice.visible,
      soldOutUntil: dateOf(choice.sold_out_until),
      left: undefined,
      held: 0,
      later: 0,
    })),
  ];
}

const passes: Readonly<Record<SellableFilter, (item: Sellable, now: Date) => boolean>> = {
  all: () => true,
  only: ({ soldOutUntil }, now) => isSoldOut(soldOutUntil, now),
  counted: ({ left }) => left !== undefined,
};

type Wanted = { readonly words: string; readonly filter: SellableFilter; readonly now: Date };

/** The items of a filter whose name or place has all of the typed words. */
export function findSellable(
  items: readonly Sellable[],
  { words, filter, now }: Wanted,
): readonly Sellable[] {
  const isFound = searchFor(words);
  return items.filter(
    (item) => passes[filter](item, now) && isFound(searchText(`${item.name} ${item.place}`)),
  );
}

/** A typed number of portions; null for an empty field, undefined for what is no such number. */
export function readLeft(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (!/^\d{1,4}$/.test(text)) return undefined;
  const left = Number(text);
  return left <= MAX_LEFT_COUNT ? left : undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The first day until which something can be sold out: tomorrow on the pub's clock. */
export function firstDay(timeZone: string, now: Date): string {
  return new Date((readClock(timeZone, now).day + 1) * DAY_MS).toISOString().slice(0, 10);
}
