import type { OrderDish } from '@comanda/contract/orders';

/** A dish of an order, or a choice of its dishes, that may be sold out. */
export type Sellable = {
  readonly key: string;
  readonly kind: 'dish' | 'choice';
  readonly id: number;
  readonly name: string;
  /** The group of a choice. */
  readonly group?: string;
};

/** Each dish of an order once, and below the dish that has it first each choice once. */
export function sellableOf(lines: readonly OrderDish[]): Sellable[] {
  const found = new Map<string, Sellable>();
  const add = (one: Omit<Sellable, 'key'>) => {
    const key = `${one.kind} ${one.id}`;
    if (!found.has(key)) found.set(key, { key, ...one });
  };
  for (const [dishId, ofDish] of Map.groupBy(lines, ({ dish_id }) => dish_id)) {
    add({ kind: 'dish', id: dishId, name: ofDish[0]?.name ?? '' });
    for (const { choice_id, name, group_name } of ofDish.flatMap(({ options = [] }) => options)) {
      add({ kind: 'choice', id: choice_id, name, group: group_name });
    }
  }
  return [...found.values()];
}
