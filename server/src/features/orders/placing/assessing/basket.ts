import { lineKey, type ChosenOption } from '@comanda/domain/options';

export type BasketItem = {
  readonly dishId: number;
  readonly count: number;
  readonly chosen: readonly ChosenOption[];
  /** Without the spaces around it. */
  readonly note: string;
};

type RequestedLine = {
  readonly dish_id: number;
  readonly count: number;
  readonly options?: readonly { readonly choice_id: number; readonly count: number }[] | undefined;
  readonly note?: string | undefined;
};

/** The choices of a request. */
export const chosenOf = (options: RequestedLine['options'] = []): ChosenOption[] =>
  options.map(({ choice_id, count }) => ({ choiceId: choice_id, count }));

/** A basket with each dish once for its choices and note; lines with a count of zero are left out. */
export function mergeBasket(lines: readonly RequestedLine[]): BasketItem[] {
  const items = new Map<string, BasketItem>();
  for (const { dish_id: dishId, count, options, note = '' } of lines) {
    if (count < 1) continue;
    const chosen = chosenOf(options);
    const key = `${dishId} ${lineKey(chosen, note)}`;
    const before = items.get(key);
    items.set(key, {
      dishId,
      count: (before?.count ?? 0) + count,
      chosen,
      note: note.trim(),
    });
  }
  return [...items.values()];
}
