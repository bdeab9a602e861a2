import type { Dish } from '@comanda/contract/menu';
import { writeAmount } from '../../../../lib/format/read-amount.ts';
import type { ChoiceDraft } from './group-draft.ts';

type Picked = { readonly key: number | undefined; readonly dish: Dish };

/** A choice that stands for a dish: it gets the name and the price, unless others were typed. */
export function withDish(
  choices: readonly ChoiceDraft[],
  { key, dish }: Picked,
): readonly ChoiceDraft[] {
  return choices.map((choice) =>
    choice.key === key
      ? {
          ...choice,
          dishId: dish.id,
          name: choice.name.trim() === '' ? dish.name : choice.name,
          price: choice.price.trim() === '' ? writeAmount(dish.price) : choice.price,
        }
      : choice,
  );
}
