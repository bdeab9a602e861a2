import type { Category, Dish, Menu } from '@comanda/contract/menu';
import { searchFor, searchText } from '@comanda/domain/text';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import type { PubRef } from '../editor/menu-scope.ts';

const WHOLE_MENU = 'GET /api/company/:companyID/pubs/:pubID/whole-menu';

export type MenuCategory = {
  readonly menu: Menu;
  readonly category: Category;
  readonly dishes: readonly Dish[];
};

async function loadMenu(pub: PubRef, signal: AbortSignal): Promise<readonly MenuCategory[]> {
  const { menus, categories, dishes } = await call(WHOLE_MENU, { params: pub, signal });
  return menus.flatMap((menu) =>
    categories
      .filter(({ menu_id: id }) => id === menu.id)
      .map((category) => ({
        menu,
        category,
        dishes: dishes.filter(({ category_id: id }) => id === category.id),
      })),
  );
}

/** All dishes of the pub, hidden ones included, by category and in their order; below the key of the dishes’ lists. */
export function useWholeMenu(pub: PubRef, { enabled = true }: { readonly enabled?: boolean } = {}) {
  return useQuery({
    queryKey: ['dishes', pub.companyID, pub.pubID, 'whole menu'],
    queryFn: ({ signal }) => loadMenu(pub, signal),
    enabled,
    // The list shows its own error.
    meta: { handles: 'all' },
  });
}

/** The dishes in which all typed words are found, also in the names of their categories; without empty categories. */
export function findInMenu(menu: readonly MenuCategory[], typed: string): readonly MenuCategory[] {
  const isFound = searchFor(typed);
  return menu
    .map((part) => ({
      ...part,
      dishes: part.dishes.filter(({ name }) =>
        isFound(searchText(`${name} ${part.category.name} ${part.menu.name}`)),
      ),
    }))
    .filter(({ dishes }) => dishes.length > 0);
}
