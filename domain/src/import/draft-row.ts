import type { FoodCells } from './food-cells.ts';

/** A size of a dish with its price, both as they were written: `300 ml`, `30 cm`. */
export type DraftSize = { readonly name: string; readonly price: string };

/** Why a person should look at a row before it is written: another reading was possible, or the value is unlikely. */
export const doubts = [
  /** The price may belong to another dish: it was matched by its position. */
  'price_by_position',
  /** Two numbers may be the price: `30 120`, `12 250 lei`. */
  'price_ambiguous',
  'price_is_zero',
  /** All dishes of the list have one price. */
  'price_like_all',
  'price_is_missing',
  /** It would never be paid. */
  'sale_price_not_below',
  /** The line may be a category as well. */
  'name_or_category',
] as const;
export type Doubt = (typeof doubts)[number];

/**
 * One dish as a reader of a text or a table understood it. Amounts stay as they were written, so that a person sees
 * and corrects what could not be read.
 */
export type DraftRow = {
  /** The line of the source, from 1; rows of a table are lines too. */
  readonly line: number;
  /** Empty when the source names none. */
  readonly menu: string;
  readonly category: string;
  readonly name: string;
  readonly ingredients: string;
  /** The list has a column for them: an empty cell removes those of the dish. */
  readonly hasIngredients: boolean;
  readonly weight: string;
  readonly price: string;
  /** Empty without a sale. */
  readonly salePrice: string;
  readonly visible: boolean;
  readonly food: FoodCells;
  /** Names of option groups, as written; undefined without a column for them. */
  readonly optionGroups: string | undefined;
  /** Two or more, in their order, or none. The price of a dish with sizes is that of the first one. */
  readonly sizes: readonly DraftSize[];
  readonly doubts: readonly Doubt[];
};

export const blankDraftRow: DraftRow = {
  line: 0,
  menu: '',
  category: '',
  name: '',
  ingredients: '',
  hasIngredients: false,
  weight: '',
  price: '',
  salePrice: '',
  visible: true,
  food: {},
  optionGroups: undefined,
  sizes: [],
  doubts: [],
};

/** The ingredients as they are stored: a dish has no field for its weight, so the weight stands before them. */
export function ingredientsOf({
  weight,
  ingredients,
}: Pick<DraftRow, 'weight' | 'ingredients'>): string {
  return [weight.trim(), ingredients.trim()].filter((part) => part !== '').join(' · ');
}
