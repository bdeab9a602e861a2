import type { Food } from '@comanda/contract/food';
import type { Language } from '@comanda/contract/texts';
import type { CategoryType, ServingHours } from '@comanda/domain/menu';

/** A text in every language of the product: one that is missing does not compile. */
export type Translated = Readonly<Record<Language, string>>;

export interface DemoDish {
  slug: string;
  name: Translated;
  ingredients: Translated;
  /** In bani. */
  priceMinor: number;
  /** In bani; null when the dish is not on sale. */
  salePriceMinor: number | null;
  visible: boolean;
  textColor: string;
  /** File stem under `pictures/`; null without a picture. */
  picture: string | null;
  food: Food;
}

export interface DemoCategory {
  slug: string;
  name: Translated;
  types: CategoryType[];
  visible: boolean;
  textColor: string;
  picture: string | null;
  /** Empty: always. */
  servingHours: ServingHours;
  dishes: DemoDish[];
}

export interface DemoMenu {
  slug: string;
  name: Translated;
  categories: DemoCategory[];
}

/** Hours on working days, in minutes from midnight. */
export const onWorkingDays = (start: number, end: number): ServingHours => [
  { days: [0, 1, 2, 3, 4], start, end },
];

type DishFacts = Pick<DemoDish, 'name' | 'ingredients' | 'priceMinor'> & Partial<DemoDish>;
type CategoryFacts = Pick<DemoCategory, 'name' | 'types' | 'dishes'> & Partial<DemoCategory>;

/** A visible dish at its full price, of which the pub says nothing more, unless the facts set something else. */
export function dish(slug: string, facts: DishFacts): DemoDish {
  return {
    slug,
    salePriceMinor: null,
    visible: true,
    textColor: '#ffffff',
    picture: null,
    food: {},
    ...facts,
  };
}

/** Likewise with the picture that is named by its slug. */
export function dishWithPicture(slug: string, facts: DishFacts): DemoDish {
  return dish(slug, { picture: slug, ...facts });
}

export function category(slug: string, facts: CategoryFacts): DemoCategory {
  return {
    slug,
    visible: true,
    textColor: '#ffffff',
    picture: null,
    servingHours: [],
    ...facts,
  };
}

/** Its picture is named `category-` and its slug, so it cannot collide with a dish's. */
export function categoryWithPicture(slug: string, facts: CategoryFacts): DemoCategory {
  return category(slug, { picture: `category-${slug}`, ...facts });
}
