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
  readonly weight: string;
  readonly price: string;
  /** Empty without a sale. */
  readonly salePrice: string;
  readonly visible: boolean;
};

export const blankDraftRow: DraftRow = {
  line: 0,
  menu: '',
  category: '',
  name: '',
  ingredients: '',
  weight: '',
  price: '',
  salePrice: '',
  visible: true,
};

/** The ingredients as they are stored: a dish has no field for its weight, so the weight stands before them. */
export function ingredientsOf({
  weight,
  ingredients,
}: Pick<DraftRow, 'weight' | 'ingredients'>): string {
  return [weight.trim(), ingredients.trim()].filter((part) => part !== '').join(' · ');
}
