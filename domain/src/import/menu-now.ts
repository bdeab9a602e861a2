import type { Food } from '../food/index.ts';
import type { FoodChange } from './food-cells.ts';
import type { GroupEntry, GroupLink } from './option-groups.ts';

/** What an import writes of a dish. */
export type DishFields = {
  readonly name: string;
  readonly priceMinor: number;
  readonly salePriceMinor: number;
  readonly ingredients: string;
  readonly visible: boolean;
  readonly food: Food;
  /** In the order of the dish. */
  readonly groups: readonly GroupLink[];
};

type MenuEntry = { readonly id: number; readonly name: string };
type CategoryEntry = MenuEntry & { readonly menuId: number };
export type DishEntry = DishFields & { readonly id: number; readonly categoryId: number };

/** A pub's menu before an import, hidden parts included, each list in its order. */
export type MenuNow = {
  readonly menus: readonly MenuEntry[];
  readonly categories: readonly CategoryEntry[];
  readonly dishes: readonly DishEntry[];
  /** The option groups of the pub. */
  readonly groups: readonly GroupNow[];
};

/** A size of a dish with its price, which takes the place of the dish's. */
export type Size = { readonly name: string; readonly priceMinor: number };

type ChoiceNow = Size & { readonly id: number; readonly maxCount: number };
/** An option group with its choices in their order. */
export type GroupNow = Omit<GroupEntry, 'choices'> & { readonly choices: readonly ChoiceNow[] };

/** One dish of a list that is imported. */
export type ImportRow = Pick<DishFields, 'name' | 'priceMinor' | 'visible'> & {
  readonly menu: string;
  readonly category: string;
  /** Undefined: the dish keeps its own. */
  readonly ingredients: string | undefined;
  /** Undefined: the dish keeps its own. */
  readonly salePriceMinor: number | undefined;
  readonly food: FoodChange;
  /** Names; undefined: the dish keeps its own. */
  readonly optionGroups: readonly string[] | undefined;
  /** Two or more of different names; undefined: the dish keeps its own. */
  readonly sizes: readonly Size[] | undefined;
  /** The dish that a person chose for the row, whatever its name is. */
  readonly dishId: number | undefined;
};
