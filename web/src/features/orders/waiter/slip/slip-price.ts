import type { OptionGroup } from '@comanda/contract/menu';
import type { Quote } from '@comanda/contract/orders';
import { toAmount, toMinor } from '@comanda/domain/money';
import { groupsAsChosen } from '@comanda/domain/options';
import { offeredGroups } from '../../../../lib/options/offered-groups.ts';
import type { BasketLine } from '../../choosing/basket-line.ts';
import { chargedWithOptions } from '../../choosing/offer-of-line.ts';
import type { PubDish } from '../../editing/pub-dishes.ts';

/** Amounts in the main unit, as they are shown: they add up. */
export type SlipPrice = {
  /** Of each line; undefined of a dish that is not on the menu, or whose menu is not loaded. */
  readonly lines: readonly (number | undefined)[];
  readonly dishTotal: number;
  /** Undefined for none, and while it is not known. */
  readonly deliveryPrice: number | undefined;
  readonly deposit: number | undefined;
  readonly total: number;
};

const NO_ORDER = { dishes: [], commission_percent: 0 };

const times = (price: number, count: number): number => toAmount(toMinor(price) * count);

type Menu = { readonly dishes: readonly PubDish[]; readonly groups: readonly OptionGroup[] };

function byMenu(line: BasketLine, { dishes, groups: known }: Menu): number | undefined {
  const dish = dishes.find((one) => one.dish.id === line.dishId)?.dish;
  if (!dish) return undefined;
  const { chosen, note = '', count } = line;
  const groups = groupsAsChosen(offeredGroups(dish.option_groups, known), chosen);
  return times(chargedWithOptions({ dish, groups }, { chosen, note }, { order: NO_ORDER }), count);
}

/** Whether a quote has each line of the slip: it leaves out what is not on the menu. */
const isOf = ({ dishes }: Quote, lines: readonly BasketLine[]): boolean =>
  dishes.length === lines.length &&
  dishes.every(({ dish_id: id, count }, index) => {
    const line = lines[index];
    return line?.dishId === id && line.count === count;
  });

/** What the slip shows: the server's prices, and until they are there those of the menu. */
export function priceSlip(
  lines: readonly BasketLine[],
  menu: Menu,
  quote: Quote | undefined,
): SlipPrice {
  if (quote && isOf(quote, lines)) {
    return {
      lines: quote.dishes.map(({ dish_price: price, count }) => times(price, count)),
      dishTotal: quote.dish_total,
      deliveryPrice: quote.delivery_price ?? undefined,
      deposit: quote.deposit,
      total: quote.client_total,
    };
  }
  const amounts = lines.map((line) => byMenu(line, menu));
  const sumMinor = amounts.reduce<number>((sum, amount = 0) => sum + toMinor(amount), 0);
  const dishTotal = toAmount(sumMinor);
  const unknown = { deliveryPrice: undefined, deposit: undefined };
  return { lines: amounts, dishTotal, ...unknown, total: dishTotal };
}
