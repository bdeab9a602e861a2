import { allergens, type Allergen } from './allergens.ts';
import { dietRules, type Diet } from './diets.ts';
import type { Food } from './food.ts';

type Declared = Pick<Food, 'allergens' | 'alcohol'>;

/** What is declared and excludes a diet. */
export function contradictionsOf(diet: Diet, food: Declared): (Allergen | 'alcohol')[] {
  const { excludes, excludesTraces, excludesAlcohol } = dietRules[diet];
  const found = allergens.filter((allergen) => {
    const presence = food.allergens?.[allergen];
    const contradicts = presence === 'contains' || (presence === 'traces' && excludesTraces);
    return contradicts && excludes.includes(allergen);
  });
  return excludesAlcohol && food.alcohol === true ? [...found, 'alcohol'] : found;
}

export type DietContradiction = {
  readonly diet: Diet;
  readonly by: readonly (Allergen | 'alcohol')[];
};

/** The stated diets that the same declaration contradicts, each with the reasons. */
export function findContradictions(food: Declared & Pick<Food, 'diets'>): DietContradiction[] {
  return (food.diets ?? [])
    .map((diet) => ({ diet, by: contradictionsOf(diet, food) }))
    .filter(({ by }) => by.length > 0);
}
