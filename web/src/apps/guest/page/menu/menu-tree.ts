import type { PubPageData } from '@comanda/contract/guest-page';

type Category = PubPageData['categories'][number];
type Dish = PubPageData['dishes'][number];
export type MenuCategory = { readonly category: Category; readonly dishes: readonly Dish[] };
export type MenuBranch = {
  readonly menu: PubPageData['menus'][number];
  readonly categories: readonly MenuCategory[];
};

const byPlace = (a: { place: number }, b: { place: number }): number => a.place - b.place;

/** Menus, their categories and their dishes in the pub's order; empty ones are left out. */
export function menuTree({ menus, categories, dishes }: PubPageData): MenuBranch[] {
  const dishesOf = Map.groupBy(dishes, (dish) => dish.category_id);
  const categoriesOf = Map.groupBy(categories, (category) => category.menu_id);
  return menus
    .toSorted(byPlace)
    .map((menu) => ({
      menu,
      categories: (categoriesOf.get(menu.id) ?? [])
        .toSorted(byPlace)
        .map((category) => ({
          category,
          dishes: (dishesOf.get(category.id) ?? []).toSorted(byPlace),
        }))
        .filter((branch) => branch.dishes.length > 0),
    }))
    .filter((branch) => branch.categories.length > 0);
}
