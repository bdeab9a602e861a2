import type { AllergenDeclaration } from './allergens.ts';
import { diets, type Diet } from './diets.ts';
import type { Portion } from './portion.ts';

export const MAX_SPICINESS = 3;
export const MAX_ENERGY_KCAL = 20_000;

/**
 * What guests want to know about a thing that they eat. A part that is missing was not said by the pub, which is never
 * the same as that it is free of something.
 */
export type Food = {
  readonly allergens?: AllergenDeclaration;
  readonly alcohol?: boolean;
  readonly diets?: readonly Diet[];
  /** 0 to 3. */
  readonly spiciness?: number;
  readonly portion?: Portion;
  /** Of the whole portion. */
  readonly energy_kcal?: number;
};

/** With its diets in one order and without empty parts; what is vegan is vegetarian too. */
export function canonicalFood({ diets: stated = [], ...food }: Food): Food {
  const isVegan = stated.includes('vegan');
  const all = diets.filter((diet) => stated.includes(diet) || (isVegan && diet === 'vegetarian'));
  return all.length > 0 ? { ...food, diets: all } : food;
}

/** The diets to name to a guest: who reads "vegan" needs no "vegetarian" beside it. */
export const namedDiets = ({ diets: stated = [] }: Food): readonly Diet[] =>
  stated.filter((diet) => diet !== 'vegetarian' || !stated.includes('vegan'));
