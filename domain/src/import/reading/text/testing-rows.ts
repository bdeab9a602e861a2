import { readMenuText } from './read-menu-text.ts';
import type { DraftRow } from '../../draft-row.ts';
import { readPrice } from '../read-price.ts';

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

/** The rows of a pasted menu with their sizes and doubts, each as a text: `category|name|weight|price|sizes|doubts`. */
export const readWhole = (text: string): string[] => readMenuText(text).map(wholeRow);

export const wholeRow = ({ category, name, weight, price, sizes, doubts }: DraftRow): string => {
  const named = sizes.map((size) => `${size.name} = ${size.price}`).join(', ');
  return [category, name, weight, price, named, doubts.join(' ')].join('|');
};
