import { DEFAULT_TEXT_COLOR } from '@comanda/domain/menu';
import { readAmount } from '../../../lib/format/read-amount.ts';
import type { NewDish } from '../dishes/dishes-api.ts';

/** Amounts stay as typed until the form is sent. */
export type Fields = {
  readonly name: string;
  readonly price: string;
  readonly sale_price: string;
  readonly ingredients: string;
  readonly text_color: string;
  readonly visible: boolean;
};

export const blank: Fields = {
  name: '',
  price: '',
  sale_price: '',
  ingredients: '',
  text_color: DEFAULT_TEXT_COLOR,
  visible: true,
};

export const readSale = (text: string) => (text.trim() === '' ? 0 : readAmount(text));

/** The dish as it is sent; undefined while an amount is invalid. */
export function readDish({
  name,
  price,
  sale_price,
  ingredients,
  ...rest
}: Fields): NewDish | undefined {
  const amounts = { price: readAmount(price), sale_price: readSale(sale_price) };
  if (amounts.price === undefined || amounts.sale_price === undefined) return undefined;
  return {
    ...rest,
    name: name.trim(),
    ingredients: ingredients.trim(),
    price: amounts.price,
    sale_price: amounts.sale_price,
  };
}
