import { readMenuText } from './read-menu-text.ts';
import { readPrice } from './read-price.ts';

/** What a test says of a row. */
export type ReadRow = [
  category: string,
  name: string,
  ingredients: string,
  weight: string,
  minor: number | undefined,
];

/** The rows of a pasted menu. */
export const readRows = (text: string): ReadRow[] =>
  readMenuText(text).map(({ category, name, ingredients, weight, price }) => [
    category,
    name,
    ingredients,
    weight,
    readPrice(price),
  ]);
