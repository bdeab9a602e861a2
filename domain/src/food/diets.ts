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

export const isDiet = (wish: string): wish is Diet => diets.some((diet) => diet === wish);
