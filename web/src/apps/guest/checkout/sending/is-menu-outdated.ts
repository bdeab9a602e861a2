import type { Quote } from '@comanda/contract/orders';
import { toAmount } from '@comanda/domain/money';
import { nameIn } from '@comanda/domain/options';
import { refusalWhenOff, type OrderType } from '@comanda/domain/orders';
import { keyOf, type BasketLine } from '../../basket/basket.ts';
import { shownPriceMinor } from '../../basket/shown-price.ts';
import { cardOf, dishOf, isSoldOut } from '../../basket/dish-on-card.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import { keyOfQuoted } from './shown-basket.ts';

type Shown = Pick<PageInfo, 'commissionPercent' | 'language'> & {
  readonly lines: readonly BasketLine[];
  readonly orderType: OrderType;
};

/** By the page, for an order for now: a card that says until when may be open for later. */
const isClosed = (card: Element): boolean =>
  isSoldOut(card) || card.querySelector(':scope > b') !== null;

/** Whether the page under the sheet shows an older menu than the pub's current one. */
export function isMenuOutdated(
  quote: Quote,
  { lines, orderType, commissionPercent, language }: Shown,
): boolean {
  const {
    dishes,
    unavailable_dish_ids: unavailable,
    sold_out_dish_ids: soldOut,
    not_served_dishes: notServed = [],
    option_problems: problems,
    refusal,
  } = quote;
  const isOther = (dish: Quote['dishes'][number]): boolean => {
    const card = cardOf(dish.dish_id);
    if (!card || isClosed(card)) return true;
    const shown = dishOf(card);
    // A card shows the lowest price of a dish with options: that of a line is in the basket.
    const line = dish.options && lines.find((one) => keyOf(one) === keyOfQuoted(dish));
    const { priceMinor } = line ?? shown;
    const price = toAmount(shownPriceMinor(priceMinor, orderType, commissionPercent));
    return shown.name !== nameIn(dish, language) || price !== dish.dish_price;
  };
  const closed = new Set([...soldOut, ...notServed.map(({ dish_id }) => dish_id)]);
  const isStillOffered = (dishId: number): boolean => {
    const card = cardOf(dishId);
    return card !== null && !(closed.has(dishId) && isClosed(card));
  };
  return (
    Object.values<string>(refusalWhenOff).includes(refusal?.code ?? '') ||
    unavailable.some(isStillOffered) ||
    problems !== undefined ||
    dishes.some(isOther)
  );
}
