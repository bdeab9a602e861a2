import type { FoodCells } from './food-cells.ts';

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
  /** The list has a column for them: an empty cell takes away those of the dish. */
  readonly hasIngredients: boolean;
  readonly weight: string;
  readonly price: string;
  /** Empty without a sale. */
  readonly salePrice: string;
  readonly visible: boolean;
  readonly food: FoodCells;
  /** Names of option groups, as written; undefined without a column for them. */
  readonly optionGroups: string | undefined;
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
};

/** The ingredients as they are stored: a dish has no field for its weight, so the weight stands before them. */
export function ingredientsOf({
  weight,
  ingredients,
}: Pick<DraftRow, 'weight' | 'ingredients'>): string {
  return [weight.trim(), ingredients.trim()].filter((part) => part !== '').join(' · ');
}
