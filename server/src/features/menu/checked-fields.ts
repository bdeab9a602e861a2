import { canonicalFood, findContradictions, type Food } from '@comanda/domain/food';
import { menuFields } from '@comanda/domain/menu';
import { invalidFields } from '../../plumbing/http/app-error.ts';
import { checkFields } from '../../plumbing/http/check-fields.ts';
import type { Level } from './levels/places.ts';

/** What is said about a dish or a choice, as it is stored; refuses a diet that the rest of it contradicts. */
export function checkedFood(food: Food, field = 'food'): Food {
  const canonical = canonicalFood(food);
  if (findContradictions(canonical).length > 0) {
    throw invalidFields([{ field: `${field}.diets`, code: 'contradicts' }]);
  }
  return canonical;
}

/** A name as it is stored; refuses one without visible characters. */
export function checkedName(level: Level, name: string): string {
  checkFields({ name: menuFields[level] }, { name });
  return name.trim();
}
