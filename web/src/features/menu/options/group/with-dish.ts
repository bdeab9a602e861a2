import type { Food } from '@comanda/contract/food';
import type { Dish } from '@comanda/contract/menu';
import { writeAmount } from '../../../../lib/format/read-amount.ts';
import { foodFields, readFood } from '../../food/food-fields.ts';
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

type Cleared = { readonly key: number; readonly food: Food };

/** A choice that no longer stands for its dish: what is known of the dish stays, unless the choice says something itself. */
export function withoutDish(
  choices: readonly ChoiceDraft[],
  { key, food }: Cleared,
): readonly ChoiceDraft[] {
  return choices.map((choice) => {
    if (choice.key !== key) return choice;
    const saysNothing = Object.keys(readFood(choice.food)).length === 0;
    return { ...choice, dishId: null, ...(saysNothing && { food: foodFields(food) }) };
  });
}
