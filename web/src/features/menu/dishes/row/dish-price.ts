import type { Dish, DishOptionGroup, PubOptionGroup } from '@comanda/contract/menu';
import { effectivePriceMinor } from '@comanda/domain/menu';
import { toMinor } from '@comanda/domain/money';

/** Whether guests pay the sale price of a dish. */
export const isOnSale = ({
  price,
  sale_price: sale,
}: Pick<Dish, 'price' | 'sale_price'>): boolean =>
  effectivePriceMinor(toMinor(price), toMinor(sale)) < toMinor(price);

/** The lowest price of a dish whose sizes have the prices; undefined when it has its own. */
export function lowestSize(
  links: readonly DishOptionGroup[] | undefined,
  groups: readonly PubOptionGroup[] | undefined,
): number | undefined {
  const sizes = groups?.find(
    ({ id, rule }) => rule === 'replaces' && links?.some((link) => link.group_id === id),
  );
  return sizes && sizes.choices.length > 0
    ? Math.min(...sizes.choices.map(({ price }) => price))
    : undefined;
}
