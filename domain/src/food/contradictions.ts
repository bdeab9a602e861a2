import { allergens, type Allergen } from './allergens.ts';
import type { Diet } from './diets.ts';
import type { Food } from './food.ts';

type DietRule = {
  /** Ingredients that contradict the diet. */
  readonly excludes: readonly Allergen[];
  /** Traces contradict it too. */
  readonly excludesTraces?: true;
  readonly excludesAlcohol?: true;
};

const animals: readonly Allergen[] = ['crustaceans', 'fish', 'molluscs'];

/**
 * Only what contradicts a diet for certain. Traces are not an ingredient, but the Regulation (EU) No 828/2014 allows
 * «gluten-free» up to 20 mg/kg only, which «may contain gluten» does not promise. Milk without lactose is still milk
 * for an allergy: `lactose_free` excludes nothing. Whether shellfish is halal depends on the school.
 */
const dietRules: Readonly<Record<Diet, DietRule>> = {
  vegetarian: { excludes: animals },
  vegan: { excludes: [...animals, 'eggs', 'milk'] },
  gluten_free: { excludes: ['gluten'], excludesTraces: true },
  lactose_free: { excludes: [] },
  halal: { excludes: [], excludesAlcohol: true },
  kosher: { excludes: ['crustaceans', 'molluscs'] },
};

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
