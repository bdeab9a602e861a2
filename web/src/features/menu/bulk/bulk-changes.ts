import type { BulkChange, ListedDish } from '@comanda/contract/menu';
import { changePrices, type PriceChange, type PriceProblem } from '@comanda/domain/menu';
import { toAmount, toMinor } from '@comanda/domain/money';

type Wanted = Omit<BulkChange['wanted'], 'place'>;

/** A dish with the fields that it gets. */
export type DishChange = { readonly dish: ListedDish; readonly wanted: Wanted };

const fieldNames = ['price', 'sale_price', 'visible', 'category_id', 'sold_out_until'] as const;
type FieldName = (typeof fieldNames)[number];

const namesIn = (wanted: Wanted): FieldName[] =>
  fieldNames.filter((name) => wanted[name] !== undefined);

/** Some fields of a dish as they are. */
const pick = (dish: ListedDish, names: readonly FieldName[]): BulkChange['seen'] =>
  Object.fromEntries(names.map((name) => [name, dish[name]]));

/** The changes as the call takes them, each with what the person saw. */
export const bulkChangesOf = (changes: readonly DishChange[]): BulkChange[] =>
  changes.map(({ dish, wanted }) => ({
    dish_id: dish.id,
    seen: pick(dish, namesIn(wanted)),
    wanted,
  }));

/**
 * The changes that put dishes back as they were before: what the change made of them is what has to be seen. An end of
 * being sold out that has passed meanwhile is no end any more.
 */
export function undoOf(
  done: readonly DishChange[],
  changed: readonly ListedDish[],
  now: Date,
): BulkChange[] {
  const made = new Map(changed.map((dish) => [dish.id, dish]));
  return done.flatMap(({ dish, wanted }) => {
    const after = made.get(dish.id);
    if (!after) return [];
    const names = namesIn(wanted);
    const { sold_out_until: until, ...before } = pick(dish, names);
    const isOver = typeof until === 'string' && new Date(until) <= now;
    return [
      {
        dish_id: dish.id,
        seen: pick(after, names),
        wanted: {
          ...before,
          ...(until !== undefined && { sold_out_until: isOver ? null : until }),
          ...(before.category_id !== undefined && { place: dish.place }),
        },
      },
    ];
  });
}

export type PriceRow = {
  readonly dish: ListedDish;
  /** Undefined when the change has no possible result. */
  readonly wanted: { readonly price: number; readonly sale_price: number } | undefined;
  readonly problem: PriceProblem | undefined;
};

/** What a change of prices does to each dish; those that keep their prices are left out. */
export function priceRows(dishes: readonly ListedDish[], change: PriceChange): PriceRow[] {
  return dishes.flatMap((dish): PriceRow[] => {
    const result = changePrices(
      { priceMinor: toMinor(dish.price), salePriceMinor: toMinor(dish.sale_price) },
      change,
    );
    if (!result.ok) return [{ dish, wanted: undefined, problem: result.code }];
    const { priceMinor, salePriceMinor } = result.value;
    const wanted = { price: toAmount(priceMinor), sale_price: toAmount(salePriceMinor) };
    const isSame = wanted.price === dish.price && wanted.sale_price === dish.sale_price;
    return isSame ? [] : [{ dish, wanted, problem: undefined }];
  });
}
