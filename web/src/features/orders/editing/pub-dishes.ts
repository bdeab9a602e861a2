import type { Category, Dish, Menu } from '@comanda/contract/menu';
import type { Order } from '@comanda/contract/orders';
import type { ServingHours } from '@comanda/domain/menu';
import { searchFor, searchText } from '@comanda/domain/text';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';

const MENUS = '/api/company/:companyID/pubs/:pubID/menus';

/** An available dish and its search text. */
export type PubDish = {
  readonly dish: Dish;
  readonly category: string;
  /** Of its menu and its category. */
  readonly servingHours: readonly ServingHours[];
  readonly folded: string;
};

/** What of an order prices and counts the dishes that can be added to it. */
export type PickedFor = Pick<Order, 'dishes' | 'currency_id' | 'commission_percent'>;

type In = {
  readonly category: Pick<Category, 'name' | 'serving_hours'>;
  readonly menu: Pick<Menu, 'serving_hours'>;
};

export function pubDishOf(dish: Dish, { category, menu }: In): PubDish {
  return {
    dish,
    category: category.name,
    servingHours: [menu.serving_hours ?? [], category.serving_hours ?? []],
    folded: searchText(`${dish.name} ${dish.ingredients} ${category.name}`),
  };
}

export function findDishes(dishes: readonly PubDish[], typed: string): readonly PubDish[] {
  const isFound = searchFor(typed);
  return dishes.filter(({ folded }) => isFound(folded));
}

/**
 * The dishes that can be added to an order: in another currency only those it already has, at its own price. Of several
 * lines of one dish the row of the one that is meant can be changed.
 */
export function offeredTo(
  { dishes, currency_id: currency }: Pick<Order, 'dishes' | 'currency_id'>,
  menu: readonly PubDish[],
  menuCurrency: number,
): readonly PubDish[] {
  if (currency === menuCurrency) return menu;
  return menu.filter(({ dish }) => dishes.filter((line) => line.dish_id === dish.id).length === 1);
}

const inOrder = <Item extends { readonly visible: boolean; readonly place: number }>(
  items: readonly Item[],
) => items.filter(({ visible }) => visible).toSorted((a, b) => a.place - b.place);

type Ids = { readonly companyID: number; readonly pubID: number };

// Loaded level by level: the guests' call returns everything at once, but not for an expired pub.
async function loadDishes(pub: Ids, signal: AbortSignal): Promise<readonly PubDish[]> {
  const { menus } = await call(`GET ${MENUS}`, { params: pub, signal });
  const categories = await Promise.all(
    inOrder(menus).map(async (menu) => {
      const params = { ...pub, menuID: menu.id };
      const answer = await call(`GET ${MENUS}/:menuID/categories`, { params, signal });
      return inOrder(answer.categories).map((category) => ({ menu, category, params }));
    }),
  );
  const dishes = await Promise.all(
    categories.flat().map(async ({ menu, category, params }) => {
      const answer = await call(`GET ${MENUS}/:menuID/categories/:categoryID/dishes`, {
        params: { ...params, categoryID: category.id },
        signal,
      });
      return inOrder(answer.dishes).map((dish) => pubDishOf(dish, { menu, category }));
    }),
  );
  return dishes.flat();
}

/** Every visible dish of the pub, in menu order; hidden menus and categories hide their dishes. */
export function usePubDishes() {
  const { pub } = usePubOrders();
  return useQuery({
    queryKey: ['orders', pub.id, 'dishes'],
    queryFn: ({ signal }) => loadDishes({ companyID: pub.company_id, pubID: pub.id }, signal),
    // A menu that was deleted during loading; the list shows its own error.
    meta: { isSilentWhenMissing: true },
  });
}

/** The option groups of the pub, with the choices that are offered: neither is a dish that guests do not see. */
export function useOptionGroups({ enabled }: { readonly enabled: boolean }) {
  const { pub } = usePubOrders();
  return useQuery({
    queryKey: ['orders', pub.id, 'option-groups'],
    queryFn: async ({ signal }) => {
      const params = { companyID: pub.company_id, pubID: pub.id };
      const answer = await call('GET /api/company/:companyID/pubs/:pubID/option-groups', {
        params,
        signal,
      });
      return answer.option_groups.map((group) => ({
        ...group,
        choices: group.choices.filter(({ gone_dish: gone }) => gone === undefined),
      }));
    },
    enabled,
  });
}
