import type { DemoCategory, DemoDish } from './menu-types.ts';

/** The dishes with these slugs, in their order. A misspelt slug stops the set-up instead of being left out. */
export function findDishes(categories: readonly DemoCategory[], ...slugs: string[]): DemoDish[] {
  const dishes = categories.flatMap((category) => category.dishes);
  return slugs.map((slug) => {
    const found = dishes.find((dish) => dish.slug === slug);
    if (!found) throw new Error(`the demo has no dish ${slug}`);
    return found;
  });
}
