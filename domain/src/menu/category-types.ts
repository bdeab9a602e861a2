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
/**
 * The types of a category after a user ticked or unticked one: the default type stays only while no other is
 * chosen, and returns when none is.
 */
export function normaliseCategoryTypes(
  before: readonly CategoryType[],
  after: readonly CategoryType[],
): CategoryType[] {
  if (after.length === 0) return [DEFAULT_CATEGORY_TYPE];
  const wasDefault = before.length === 1 && before[0] === DEFAULT_CATEGORY_TYPE;
  const isMore = after.length > 1;
  return wasDefault && isMore ? after.filter((type) => type !== DEFAULT_CATEGORY_TYPE) : [...after];
}

export const DEFAULT_TEXT_COLOR = '#ffffff';
