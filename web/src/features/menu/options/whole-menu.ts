import type { Category, Dish, Menu } from '@comanda/contract/menu';
import { containsWords, foldText } from '@comanda/domain/text';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { byPlace } from '../arranging/placed-list.ts';
import type { PubRef } from '../editor/menu-scope.ts';

const MENUS = '/api/company/:companyID/pubs/:pubID/menus';

export type MenuCategory = {
  readonly menu: Menu;
  readonly category: Category;
  readonly dishes: readonly Dish[];
};

async function loadMenu(pub: PubRef, signal: AbortSignal): Promise<readonly MenuCategory[]> {
  const { menus } = await call(`GET ${MENUS}`, { params: pub, signal });
  const categories = await Promise.all(
    byPlace(menus).map(async (menu) => {
      const params = { ...pub, menuID: menu.id };
      const answer = await call(`GET ${MENUS}/:menuID/categories`, { params, signal });
      return byPlace(answer.categories).map((category) => ({ menu, category }));
    }),
  );
  return Promise.all(
    categories.flat().map(async ({ menu, category }) => {
      const params = { ...pub, menuID: menu.id, categoryID: category.id };
      const name = `GET ${MENUS}/:menuID/categories/:categoryID/dishes` as const;
      const { dishes } = await call(name, { params, signal });
      return { menu, category, dishes: byPlace(dishes) };
    }),
  );
}

/** All dishes of the pub, hidden ones included, by category and in their order; below the key of the dishes’ lists. */
export function useWholeMenu(pub: PubRef, { enabled = true }: { readonly enabled?: boolean } = {}) {
  return useQuery({
    queryKey: ['dishes', pub.companyID, pub.pubID, 'whole menu'],
    queryFn: ({ signal }) => loadMenu(pub, signal),
    enabled,
    // A menu that was deleted during loading; the list shows its own error.
    meta: { isSilentWhenMissing: true },
  });
}

/** The dishes in which all typed words are found, also in the names of their categories; without empty categories. */
export function findInMenu(menu: readonly MenuCategory[], typed: string): readonly MenuCategory[] {
  const words = foldText(typed);
  return menu
    .map((part) => ({
      ...part,
      dishes: part.dishes.filter(({ name }) =>
        containsWords(foldText(`${name} ${part.category.name} ${part.menu.name}`), words),
      ),
    }))
    .filter(({ dishes }) => dishes.length > 0);
}
