import type { Quote } from '@comanda/contract/orders';
import { toAmount } from '@comanda/domain/money';
import type { OrderType } from '@comanda/domain/orders';
import { shownPriceMinor } from '../../basket/shown-price.ts';
import { cardOf, dishOf, isSoldOut } from '../../taps/dishes/dish-cards.ts';
import type { PageInfo } from '../../markup/page-info.ts';

const switchedOff = new Set(['in_place_order_is_off', 'delivery_is_off']);

/** Whether the page under the sheet shows an older menu than the pub's current one. */
export function isMenuOutdated(
  { dishes, unavailable_dish_ids: unavailable, sold_out_dish_ids: soldOut, refusal }: Quote,
  orderType: OrderType,
  { commissionPercent }: Pick<PageInfo, 'commissionPercent'>,
): boolean {
  const isOther = ({ dish_id, name, dish_price }: Quote['dishes'][number]): boolean => {
    const card = cardOf(dish_id);
    if (!card || isSoldOut(card)) return true;
    const shown = dishOf(card);
    const price = toAmount(shownPriceMinor(shown.priceMinor, orderType, commissionPercent));
    return shown.name !== name || price !== dish_price;
  };
  const isStillOffered = (dishId: number): boolean => {
    const card = cardOf(dishId);
    return card !== null && !(soldOut.includes(dishId) && isSoldOut(card));
  };
  return (
    switchedOff.has(refusal?.code ?? '') || unavailable.some(isStillOffered) || dishes.some(isOther)
  );
}
