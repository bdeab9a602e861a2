/** The types of the demo menu, and two small functions that fill in the common fields of its entries. */
type DemoCategoryType =
  | 'sales'
  | 'breakfast'
  | 'grill'
  | 'dessert'
  | 'soup'
  | 'alcohol'
  | 'flour'
  | 'home_food'
  | 'salad'
  | 'snacks'
  | 'meat'
  | 'other';

export interface DemoDish {
  slug: string;
  name: string;
  ingredients: string;
  /** In bani. */
  priceMinor: number;
  /** In bani; null when the dish is not on sale. */
  salePriceMinor: number | null;
  visible: boolean;
  textColor: string;
  /** File stem under `pictures/`. */
  picture: string;
}

export interface DemoCategory {
  slug: string;
  name: string;
  types: DemoCategoryType[];
  visible: boolean;
  textColor: string;
  picture: string;
  dishes: DemoDish[];
}

export interface DemoMenu {
  slug: string;
  name: string;
  visible: boolean;
  categories: DemoCategory[];
}

type DishFacts = Pick<DemoDish, 'name' | 'ingredients' | 'priceMinor'> & Partial<DemoDish>;

/**
 * A visible dish at its full price, unless the facts set something else; its picture is named by its slug.
 */
export function dish(slug: string, facts: DishFacts): DemoDish {
  return {
    slug,
    salePriceMinor: null,
    visible: true,
    textColor: '#ffffff',
    picture: slug,
    ...facts,
  };
}

/** A visible category; its picture is named `category-` and its slug, so it cannot collide with a dish's. */
export function category(
  slug: string,
  facts: Pick<DemoCategory, 'name' | 'types' | 'dishes'> & Partial<DemoCategory>,
): DemoCategory {
  return { slug, visible: true, textColor: '#ffffff', picture: `category-${slug}`, ...facts };
}
