import { doubts, type Doubt, type DraftRow } from './draft-row.ts';
import { readPrice } from './reading/read-price.ts';

type Prices = Pick<DraftRow, 'price' | 'salePrice' | 'sizes'>;

/** The doubts about what a guest pays. */
const ofPrices: ReadonlySet<Doubt> = new Set(
  doubts.filter((doubt) => doubt !== 'name_or_category'),
);

export const isAboutPrice = (doubt: Doubt): boolean => ofPrices.has(doubt);

/** Every price of a row as it is written. */
export const pricesOf = ({ price, sizes }: Omit<Prices, 'salePrice'>): readonly string[] =>
  sizes.length > 0 ? sizes.map((size) => size.price) : [price];

const isEmpty = (text: string): boolean => text.trim() === '';

/** The doubts that follow from the prices alone, in a table and in a text. */
function doubtsOfPrices(row: Prices): Doubt[] {
  const prices = pricesOf(row);
  const [lowest = 0] = prices.map((price) => readPrice(price) ?? 0);
  const sale = readPrice(row.salePrice) ?? 0;
  return [
    ...(prices.some((price) => readPrice(price) === 0) ? ['price_is_zero' as const] : []),
    ...(prices.some(isEmpty) ? ['price_is_missing' as const] : []),
    ...(sale > 0 && lowest > 0 && sale >= lowest ? ['sale_price_not_below' as const] : []),
  ];
}

const inOrder = (found: readonly Doubt[]): Doubt[] =>
  doubts.filter((doubt) => found.includes(doubt));

/** The doubts of a row as it was read. */
export const doubtsOf = (row: DraftRow): readonly Doubt[] =>
  inOrder([...row.doubts, ...doubtsOfPrices(row)]);

/** The doubts that are left after a person has corrected a row: a value that was typed is no guess. */
export function doubtsAfter(
  before: Pick<DraftRow, 'name' | 'doubts'> & Prices,
  after: Pick<DraftRow, 'name'> & Prices,
): readonly Doubt[] {
  const isPriceTyped = pricesOf(before).join('\n') !== pricesOf(after).join('\n');
  const isSaleTyped = before.salePrice !== after.salePrice;
  const isCleared = (doubt: Doubt): boolean => {
    if (doubt === 'sale_price_not_below') return isSaleTyped || isPriceTyped;
    return isAboutPrice(doubt) ? isPriceTyped : before.name !== after.name;
  };
  const isNew = (doubt: Doubt): boolean =>
    isPriceTyped || (isSaleTyped && doubt === 'sale_price_not_below');
  return inOrder([
    ...before.doubts.filter((doubt) => !isCleared(doubt)),
    ...doubtsOfPrices(after).filter(isNew),
  ]);
}

/** A missing price cannot be right: it is typed. */
export const canBeRight = (doubt: Doubt): boolean => doubt !== 'price_is_missing';
