import type { Dish } from '@comanda/contract/menu';
import { DEFAULT_TEXT_COLOR } from '@comanda/domain/menu';
import { readAmount } from '../../../lib/format/read-amount.ts';
import type { NewDish } from '../calls/dishes-api.ts';
import { foodFields, isFoodRight, readFood, type FoodFields } from '../food/food-fields.ts';

/** Amounts stay as typed until the form is sent. */
export type Fields = {
  readonly name: string;
  readonly price: string;
  readonly sale_price: string;
  readonly ingredients: string;
  readonly text_color: string;
  readonly visible: boolean;
  readonly food: FoodFields;
};

export const blank: Fields = {
  name: '',
  price: '',
  sale_price: '',
  ingredients: '',
  text_color: DEFAULT_TEXT_COLOR,
  visible: true,
  food: foodFields({}),
};

export const readSale = (text: string) => (text.trim() === '' ? 0 : readAmount(text));

/** The dish as it is sent; undefined while a part of it is invalid. */
export function readDish({
  name,
  price,
  sale_price,
  ingredients,
  food,
  ...rest
}: Fields): NewDish | undefined {
  const amounts = { price: readAmount(price), sale_price: readSale(sale_price) };
  if (amounts.price === undefined || amounts.sale_price === undefined) return undefined;
  if (!isFoodRight(food)) return undefined;
  return {
    ...rest,
    name: name.trim(),
    ingredients: ingredients.trim(),
    price: amounts.price,
    sale_price: amounts.sale_price,
    food: readFood(food),
  };
}

/** What is asked before a dish is saved: both are possible, and often a slip of the finger. */
export type PriceQuestion = 'price' | 'sale_price';

type Priced = Pick<Dish, 'price' | 'sale_price' | 'option_groups'>;

/**
 * Asks of prices that were typed now, not of those that are stored already. A dish whose choices are required gets its
 * price from them.
 */
export function priceQuestions(
  { price, sale_price: sale }: Pick<Priced, 'price' | 'sale_price'>,
  stored?: Priced,
): readonly PriceQuestion[] {
  const isSame = stored?.price === price && stored.sale_price === sale;
  if (isSame) return [];
  const requires = stored?.option_groups?.some(({ min_units: min }) => min > 0) ?? false;
  return [
    ...(price === 0 && stored?.price !== 0 && !requires ? (['price'] as const) : []),
    ...(sale > 0 && sale >= price ? (['sale_price'] as const) : []),
  ];
}
