export const categoryTypes = [
  'sales',
  'asian',
  'flowers',
  'fast_food',
  'breakfast',
  'grill',
  'dessert',
  'pasta',
  'soup',
  'alcohol',
  'east_food',
  'flour',
  'home_food',
  'kebab',
  'salad',
  'snacks',
  'meat',
  'other',
] as const;
export type CategoryType = (typeof categoryTypes)[number];

export const DEFAULT_CATEGORY_TYPE: CategoryType = 'other';
export const DEFAULT_TEXT_COLOR = '#ffffff';
