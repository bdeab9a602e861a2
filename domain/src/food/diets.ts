import type { Allergen } from './allergens.ts';

/** The diets that guests ask for and a pub can promise. */
export const diets = [
  'vegetarian',
  'vegan',
  'gluten_free',
  'lactose_free',
  'halal',
  'kosher',
] as const;
export type Diet = (typeof diets)[number];

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
export const dietRules: Readonly<Record<Diet, DietRule>> = {
  vegetarian: { excludes: animals },
  vegan: { excludes: [...animals, 'eggs', 'milk'] },
  gluten_free: { excludes: ['gluten'], excludesTraces: true },
  lactose_free: { excludes: [] },
  halal: { excludes: [], excludesAlcohol: true },
  kosher: { excludes: ['crustaceans', 'molluscs'] },
};
