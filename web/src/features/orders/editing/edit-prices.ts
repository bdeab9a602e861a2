import type { Dish } from '@comanda/contract/menu';
import type { Order } from '@comanda/contract/orders';
import { effectivePriceMinor } from '@comanda/domain/menu';
import { toAmount, toMinor, isWireAmount } from '@comanda/domain/money';
import { lowestPrice, type OfferedGroup } from '@comanda/domain/options';
import { unitPriceMinor } from '@comanda/domain/orders';
import { findEqualLine, type WantedLine } from './dish-lines.ts';

type Priced = Pick<Dish, 'id' | 'price' | 'sale_price'>;

const WITHOUT_OPTIONS = { chosen: [], note: '' };

/** The price of one more unit of a dish: the order's own price when it has exactly this line, else today's without options. */
export function chargedPrice(
  { dishes, commission_percent: percent }: Pick<Order, 'dishes' | 'commission_percent'>,
  dish: Priced,
  wanted: Omit<WantedLine, 'count'> = WITHOUT_OPTIONS,
): number {
  const ordered = findEqualLine(dishes, dish.id, wanted);
  return ordered ? ordered.dish_price : toAmount(unitPriceMinor(priceMinor(dish), percent));
}

/** The current menu price of a dish; of a dish with groups the lowest. */
export function menuPrice(
  dish: Pick<Dish, 'price' | 'sale_price'>,
  groups: readonly OfferedGroup[] = [],
): number {
  return toAmount(lowestPrice(priceMinor(dish), groups));
}

function priceMinor({ price, sale_price: salePrice }: Pick<Dish, 'price' | 'sale_price'>): number {
  return effectivePriceMinor(toMinor(price), toMinor(salePrice));
}

/** The possible delivery prices, ascending: zero, the zone prices and the order's current price. */
export function deliveryPrices(
  stored: number,
  zonePrices: Readonly<Record<string, number>>,
): readonly number[] {
  const offered = [0, stored, ...Object.values(zonePrices)].filter((price) => isWireAmount(price));
  return [...new Set(offered)].toSorted((a, b) => a - b);
}

/** The chosen price; undefined when it is not numeric. */
export function readPrice(text: string): number | undefined {
  const price = text.trim() === '' ? Number.NaN : Number(text);
  return isWireAmount(price) ? price : undefined;
}
