import type { Quote } from '@comanda/contract/orders';
import { endTime } from '../../page/end-time.ts';
import type { Checkout } from '../checkout-context.ts';

/** Why a dish of the basket cannot be ordered now; undefined for one that can be. */
export function unavailableText(
  dishId: number,
  quote: Quote | undefined,
  { t, info: { timeZone, language } }: Pick<Checkout, 't' | 'info'>,
): string | undefined {
  if (!quote?.unavailable_dish_ids.includes(dishId)) return undefined;
  if (quote.sold_out_dish_ids.includes(dishId)) return t('guest.checkout.sold_out');
  const notServed = quote.not_served_dishes?.find(({ dish_id }) => dish_id === dishId);
  if (!notServed) return t('guest.checkout.gone');
  const { not_served_until: until } = notServed;
  if (until === null) return t('guest.checkout.not_served');
  const time = endTime(until, { now: new Date(), timeZone, language });
  return t('guest.checkout.served_from', { time });
}
