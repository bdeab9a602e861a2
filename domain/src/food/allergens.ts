/**
 * The substances that cause allergies or intolerances and have to be declared, in the order of the law: annex II of
 * Regulation (EU) No 1169/2011. `milk` includes lactose, `gluten` are the cereals that contain it, `sulphites` are
 * sulphur dioxide and sulphites above 10 mg/kg.
 */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof allergens)[number];

/** An ingredient, or traces of it that the kitchen cannot exclude. */
export const presences = ['contains', 'traces'] as const;
export type Presence = (typeof presences)[number];

/** An allergen that is not in a declaration is declared as absent. */
export type AllergenDeclaration = { readonly [One in Allergen]?: Presence };

/** Those of a declaration with this presence, in the order of the law. */
export function allergensWith(declared: AllergenDeclaration, presence: Presence): Allergen[] {
  return allergens.filter((allergen) => declared[allergen] === presence);
}
