import type { CallReply } from '@comanda/contract';
import type { Category, Dish, Menu } from '@comanda/contract/menu';
import type { Order } from '@comanda/contract/orders';
import type { ServingHours } from '@comanda/domain/menu';
import { searchFor, searchPatterns, searchText } from '@comanda/domain/text';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';

const WHOLE_MENU = 'GET /api/company/:companyID/pubs/:pubID/whole-menu';

type WholeMenu = CallReply<typeof WHOLE_MENU>;

/** An available dish and its search text. */
export type PubDish = {
  readonly dish: Dish;
  readonly category: string;
  /** Of its menu and its category. */
  readonly servingHours: readonly ServingHours[];
  readonly folded: string;
  /** The same of its name alone. */
  readonly foldedName: string;
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
    foldedName: searchText(dish.name),
  };
}

/**
 * The dishes that have every typed word, those first whose name begins with it, then those of whose name a word does:
 * two letters are enough for the one that is meant.
 */
export function findDishes(dishes: readonly PubDish[], typed: string): readonly PubDish[] {
  const isFound = searchFor(typed);
  const found = dishes.filter(({ folded }) => isFound(folded));
  const [first] = searchPatterns(typed);
  if (first === undefined) return found;
  const starts = [new RegExp(`^${first}`, 'u'), new RegExp(` ${first}`, 'u')];
  const ranked = found.map((item) => {
    const start = starts.findIndex((pattern) => pattern.test(item.foldedName));
    return { item, rank: start === -1 ? starts.length : start };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item);
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

function dishesOf({ menus, categories, dishes }: WholeMenu): readonly PubDish[] {
  return inOrder(menus).flatMap((menu) =>
    inOrder(categories.filter(({ menu_id: id }) => id === menu.id)).flatMap((category) =>
      inOrder(dishes.filter(({ category_id: id }) => id === category.id)).map((dish) =>
        pubDishOf(dish, { menu, category }),
      ),
    ),
  );
}

const groupsOf = ({ option_groups: groups = [] }: WholeMenu) =>
  groups.map((group) => ({
    ...group,
    choices: group.choices.filter(({ gone_dish: gone }) => gone === undefined),
  }));

/** The company's own call: the guests' one does not answer for an expired pub. */
function useWholeMenu<Part>(select: (menu: WholeMenu) => Part) {
  const { pub } = usePubOrders();
  return useQuery({
    queryKey: ['orders', pub.id, 'menu'],
    queryFn: ({ signal }) =>
      call(WHOLE_MENU, { params: { companyID: pub.company_id, pubID: pub.id }, signal }),
    select,
    // The list shows its own error.
    meta: { isSilentWhenMissing: true },
  });
}

/** Every visible dish of the pub, in menu order; hidden menus and categories hide their dishes. */
export const usePubDishes = () => useWholeMenu(dishesOf);

/** The option groups of the pub, with the choices that are offered: neither is a dish that guests do not see. */
export const useOptionGroups = () => useWholeMenu(groupsOf);
