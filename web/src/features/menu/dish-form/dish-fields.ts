import type { Dish, PubOptionGroup } from '@comanda/contract/menu';
import { DEFAULT_TEXT_COLOR } from '@comanda/domain/menu';
import { readVatClass } from '../../../product/vat/vat-field.tsx';
import { readAmount } from '../../../lib/format/read-amount.ts';
import type { NewDish } from '../calls/dishes-api.ts';
import { foodFields, isFoodRight, readFood, type FoodFields } from '../food/food-fields.ts';
import { freeSizes, readSizes, type SizesDraft } from './sizes-draft.ts';

/** Amounts stay as typed until the form is sent. */
export type Fields = {
  readonly name: string;
  readonly price: string;
  readonly sale_price: string;
  readonly ingredients: string;
  readonly text_color: string;
  readonly visible: boolean;
  readonly food: FoodFields;
  /** The class of VAT, empty for that of the category; undefined: the stored one. */
  readonly vat: string | undefined;
  /** For the packaging, empty for none; undefined: the stored one. */
  readonly deposit: string | undefined;
  /** Undefined: those that are stored. */
  readonly sizes: SizesDraft | undefined;
};

export const blank: Fields = {
  name: '',
  price: '',
  sale_price: '',
  ingredients: '',
  text_color: DEFAULT_TEXT_COLOR,
  visible: true,
  food: foodFields({}),
  vat: undefined,
  deposit: undefined,
  sizes: undefined,
};

/** An empty field is none. */
export const readSale = (text: string) => (text.trim() === '' ? 0 : readAmount(text));

/** The dish as it is sent; undefined while a part of it is invalid. */
export function readDish({
  name,
  price,
  sale_price,
  ingredients,
  food,
  sizes,
  vat,
  deposit: typedDeposit,
  ...rest
}: Fields): NewDish | undefined {
  const sent = sizes && readSizes(sizes);
  const first = sent?.choices[0];
  // The fields of a dish with sizes are not shown: what was typed into them does not prevent saving.
  const amounts = first
    ? { price: first.price, sale_price: readSale(sale_price) ?? 0 }
    : { price: readAmount(price), sale_price: readSale(sale_price) };
  if (amounts.price === undefined || amounts.sale_price === undefined) return undefined;
  const deposit = readSale(typedDeposit ?? '');
  if (deposit === undefined || !isFoodRight(food)) return undefined;
  return {
    ...rest,
    name: name.trim(),
    ingredients: ingredients.trim(),
    price: amounts.price,
    sale_price: amounts.sale_price,
    food: readFood(food),
    ...(typedDeposit !== undefined && { deposit }),
    ...(vat !== undefined && { vat_class: readVatClass(vat) }),
    ...(sent && { sizes: sent }),
  };
}

/** What is asked before a dish is saved: all are possible, and often a slip of the finger. */
export type PriceQuestion = 'price' | 'sale_price' | 'sizes';

type Priced = Pick<Dish, 'price' | 'sale_price' | 'option_groups'>;

/**
 * Asks of prices that were typed now, not of those that are stored already. A dish whose choices are required gets its
 * price from them.
 */
export function priceQuestions(
  { price, sale_price: sale }: Pick<Priced, 'price' | 'sale_price'>,
  stored?: Priced,
): readonly Exclude<PriceQuestion, 'sizes'>[] {
  const isSame = stored?.price === price && stored.sale_price === sale;
  if (isSame) return [];
  const requires = stored?.option_groups?.some(({ min_units: min }) => min > 0) ?? false;
  return [
    ...(price === 0 && stored?.price !== 0 && !requires ? (['price'] as const) : []),
    ...(sale > 0 && sale >= price ? (['sale_price'] as const) : []),
  ];
}

/** What is asked about the prices of a form: those of its sizes take the place of the dish's. */
export function questionsOf(
  { sizes }: Fields,
  {
    dish,
    edited,
    group,
  }: {
    readonly dish: NewDish;
    readonly edited: Dish | undefined;
    /** The sizes that are stored. */
    readonly group: PubOptionGroup | undefined;
  },
): readonly PriceQuestion[] {
  const rows = sizes?.rows ?? [];
  if (rows.length > 0) return freeSizes(rows, group).length > 0 ? ['sizes'] : [];
  return priceQuestions(dish, edited);
}
