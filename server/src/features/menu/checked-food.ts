import { canonicalFood, findContradictions, type Food } from '@comanda/domain/food';
import { invalidFields } from '../../plumbing/http/app-error.ts';

/** What is said about a dish or a choice, as it is stored; refuses a diet that the rest of it contradicts. */
export function checkedFood(food: Food, field = 'food'): Food {
  const canonical = canonicalFood(food);
  if (findContradictions(canonical).length > 0) {
    throw invalidFields([{ field: `${field}.diets`, code: 'contradicts' }]);
  }
  return canonical;
}
