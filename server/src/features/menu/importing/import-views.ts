import type { Food } from '@comanda/contract/food';
import type { ChangedRow, ImportResult, DishOfMenu } from '@comanda/contract/menu';
import {
  findSizeGroup,
  type DishEntry,
  type ImportPlan,
  type MenuNow,
} from '@comanda/domain/import';
import { toAmount } from '@comanda/domain/money';

const foodView = ({ allergens, diets, portion, ...food }: DishEntry['food']): Food => ({
  ...food,
  ...(allergens && { allergens: { ...allergens } }),
  ...(diets && { diets: [...diets] }),
  ...(portion && { portion: { ...portion, amounts: [...portion.amounts] } }),
});

/** What an import changes, as its reader sees it. */
export function importView(now: MenuNow, plan: ImportPlan): Omit<ImportResult, 'fingerprint'> {
  const menus = new Map(now.menus.map(({ id, name }) => [id, name]));
  const groups = new Map(now.groups.map((group) => [group.id, group]));
  const categories = new Map(now.categories.map((category) => [category.id, category]));
  const listed = ({ id, categoryId, name, priceMinor }: DishEntry): DishOfMenu => {
    const category = categories.get(categoryId);
    return {
      dish_id: id,
      menu: menus.get(category?.menuId ?? 0) ?? '',
      category: category?.name ?? '',
      name,
      price: toAmount(priceMinor),
    };
  };
  const before = (dish: DishEntry): ChangedRow['before'] => ({
    ...listed(dish),
    sale_price: toAmount(dish.salePriceMinor),
    ingredients: dish.ingredients,
    visible: dish.visible,
    food: foodView(dish.food),
    option_groups: dish.groups.map(({ groupId }) => groups.get(groupId)?.name ?? ''),
    sizes: (findSizeGroup(dish, groups)?.choices ?? []).map(({ name, priceMinor }) => ({
      name,
      price: toAmount(priceMinor),
    })),
  });
  return {
    counts: {
      created: plan.created.length,
      changed: plan.changed.length,
      hidden: plan.hidden.length,
      unchanged: plan.unchanged.length,
    },
    new_menus: plan.newMenus.map(({ name }) => name),
    new_categories: plan.newCategories.map(({ name, menu }) => ({ menu: menu.name, name })),
    created: plan.created.map(({ row, suggestions }) => ({
      row,
      suggestions: suggestions.map(listed),
    })),
    changed: plan.changed.map(({ row, changes, before: dish }) => ({
      row,
      changes: [...changes],
      before: before(dish),
    })),
    hidden: plan.hidden.map(listed),
    unchanged: plan.unchanged.map(({ row, dish }) => ({ row, dish_id: dish.id })),
  };
}
