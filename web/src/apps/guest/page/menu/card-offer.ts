import type { PubPageData } from '@comanda/contract/guest-page';
import { isSoldOut, isSoldOutForNow } from '@comanda/domain/menu';
import { hasOnePrice, lowestPrice, requiredChoices } from '@comanda/domain/options';
import { offeredGroups } from '../../../../lib/options/offered-groups.ts';
import { dishPrices } from '../../basket/shown-price.ts';

/** What the card of a dish says about its price and its options. */
export type CardOffer = ReturnType<typeof dishPrices> & {
  /** The dish itself, or all of the choices that one of its groups requires. */
  readonly isSoldOut: boolean;
  /** Sold out, but not when an order for later is cooked. */
  readonly isOutForNow: boolean;
  /** Some choices cost more than the shown price. */
  readonly isFrom: boolean;
  readonly hasOptions: boolean;
};

/** The lowest prices at which a dish can be ordered. */
export function cardOffer(
  dish: PubPageData['dishes'][number],
  groups: PubPageData['option_groups'],
  now: Date,
): CardOffer {
  const offered = offeredGroups(dish.option_groups, groups, now);
  const { priceMinor, fullMinor } = dishPrices(dish);
  const lowestMinor = lowestPrice(priceMinor, offered);
  const fullLowestMinor = fullMinor === undefined ? lowestMinor : lowestPrice(fullMinor, offered);
  const { sold_out_until: until, left_count: left } = dish;
  const isOut = isSoldOut(until === null ? null : new Date(until), now);
  const isChoosable = requiredChoices(offered) !== undefined;
  return {
    priceMinor: lowestMinor,
    // The price of a size takes the place of the dish's, on a sale too.
    fullMinor: lowestMinor < fullLowestMinor ? fullLowestMinor : undefined,
    isSoldOut: isOut || !isChoosable,
    isOutForNow: isOut && isChoosable && until !== null && isSoldOutForNow(until, left),
    isFrom: !hasOnePrice(offered),
    hasOptions: offered.length > 0,
  };
}
