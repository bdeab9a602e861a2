import { MAX_DISHES_OF_CATEGORY, MAX_DISHES_OF_PUB } from '../menu/limits.ts';
import { accept, refuse, type Accepted, type Refusal } from '../refusal/index.ts';
import { foldText } from '../text/fold-text.ts';
import type { DishEntry, MenuNow } from './menu-now.ts';
import { categoryKeys, count, isAbove, type Limit, type PlacedRow } from './place-rows.ts';

/** A row, the dish that it is, or undefined for a new one, and the category where the dish will be. */
export type Match = PlacedRow & {
  readonly dish: DishEntry | undefined;
  /** To another category than it is in. */
  readonly isMoved: boolean;
};

export type Matches = {
  /** In the order of the rows. */
  readonly matches: readonly Match[];
  /** The dishes that no row is. */
  readonly rest: readonly DishEntry[];
};

type MatchRefusal =
  | Refusal<'not_found' | 'dish_is_chosen_twice', { readonly row: number }>
  | Limit<'dish_limit_exceeded' | 'pub_dish_limit_exceeded'>;

type Keys = ReadonlyMap<number, string>;

function createQueues(now: MenuNow, keys: Keys, taken: ReadonlySet<number>) {
  const queues = new Map<string, DishEntry[]>();
  for (const dish of now.dishes) {
    if (taken.has(dish.id)) continue;
    const key = `${keys.get(dish.categoryId) ?? ''}\n${foldText(dish.name)}`;
    const queue = queues.get(key);
    if (queue) queue.push(dish);
    else queues.set(key, [dish]);
  }
  return queues;
}

/** A dish in the second of two categories of one name stays there. */
function matchOf(placed: PlacedRow, dish: DishEntry | undefined, keys: Keys): Match {
  if (!dish || keys.get(dish.categoryId) !== placed.key) {
    return { ...placed, dish, isMoved: dish !== undefined };
  }
  const { menu, category: name } = placed.row;
  const category = { id: dish.categoryId, name, menu: { id: undefined, name: menu } };
  return { ...placed, category, dish, isMoved: false };
}

/** Refuses a list that leaves a pub or a category with more dishes than it may have. */
function limitExceeded(now: MenuNow, matches: readonly Match[]): MatchRefusal | undefined {
  const created = matches.filter(({ dish }) => !dish).length;
  if (now.dishes.length + created > MAX_DISHES_OF_PUB) {
    return refuse('pub_dish_limit_exceeded', { limit: MAX_DISHES_OF_PUB });
  }
  const left = new Set(matches.flatMap(({ dish, isMoved }) => (dish && isMoved ? dish.id : [])));
  const counts = count<unknown>([
    ...now.dishes.filter(({ id }) => !left.has(id)).map(({ categoryId }) => categoryId),
    ...matches
      .filter(({ dish, isMoved }) => !dish || isMoved)
      .map(({ category }) => category.id ?? category),
  ]);
  return isAbove(counts, MAX_DISHES_OF_CATEGORY)
    ? refuse('dish_limit_exceeded', { limit: MAX_DISHES_OF_CATEGORY })
    : undefined;
}

/**
 * Which dish each row is: the one that a person chose, or the one of the same name in the same category, as
 * `foldText` compares them. Similar names do not match, since no measure of similarity separates another spelling from
 * another dish. The second row of a name is the second dish of that name.
 */
export function matchRows(
  now: MenuNow,
  rows: readonly PlacedRow[],
): Accepted<Matches> | MatchRefusal {
  const byId = new Map(now.dishes.map((dish) => [dish.id, dish]));
  const taken = new Set<number>();
  for (const [index, { row }] of rows.entries()) {
    if (row.dishId === undefined) continue;
    if (!byId.has(row.dishId)) return refuse('not_found', { row: index });
    if (taken.has(row.dishId)) return refuse('dish_is_chosen_twice', { row: index });
    taken.add(row.dishId);
  }
  const keys = categoryKeys(now);
  const queues = createQueues(now, keys, taken);
  const matches = rows.map((placed): Match => {
    const { row, key } = placed;
    const dish =
      row.dishId === undefined
        ? queues.get(`${key}\n${foldText(row.name)}`)?.shift()
        : byId.get(row.dishId);
    if (dish) taken.add(dish.id);
    return matchOf(placed, dish, keys);
  });
  const rest = now.dishes.filter(({ id }) => !taken.has(id));
  return limitExceeded(now, matches) ?? accept({ matches, rest });
}
