import { doubtsOf, findTwins, type DraftRow, type DraftSize } from '@comanda/domain/import';

type Dish = DraftRow & { readonly id: number };

const parts = ['weight', 'ingredients'] as const;

const isFilled = (text: string): boolean => text.trim() !== '';

/** One dish whose sizes are these: what is said differently about them tells them apart. */
function mergedDish<Row extends Dish>(first: Row, rows: readonly Row[]): Row {
  const differing = parts.filter((part) => new Set(rows.map((row) => row[part].trim())).size > 1);
  const sizes = rows.flatMap((row): DraftSize[] => {
    const said = differing.map((part) => row[part].trim());
    const own = row.sizes.length > 0 ? row.sizes : [{ name: '', price: row.price }];
    return own.map(({ name, price }) => ({
      name: [...said, name].filter(isFilled).join(', '),
      price,
    }));
  });
  const merged = {
    ...first,
    ...Object.fromEntries(differing.map((part) => [part, ''])),
    visible: rows.some(({ visible }) => visible),
    sizes,
    doubts: rows.flatMap(({ doubts }) => doubts),
  };
  return { ...merged, doubts: doubtsOf(merged) };
}

/**
 * The dishes of one name as the sizes of one: the dish of this id, or every one. By the ids of all that take part: the
 * first becomes the dish, the others are undefined.
 */
export function mergeTwins<Row extends Dish>(
  rows: readonly Row[],
  id: number | undefined,
): ReadonlyMap<number, Row | undefined> {
  const merged = new Map<number, Row | undefined>();
  for (const { rows: positions, areSizes } of new Set(findTwins(rows).values())) {
    const twins = positions.flatMap((at) => rows[at] ?? []);
    const [first] = twins;
    const isMeant = areSizes && (id === undefined || twins.some((dish) => dish.id === id));
    if (!first || !isMeant) continue;
    for (const dish of twins) merged.set(dish.id, undefined);
    merged.set(first.id, mergedDish(first, twins));
  }
  return merged;
}
