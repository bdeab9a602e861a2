import { isPaymentType } from '@comanda/domain/orders';
import type { CourierOrder } from '@comanda/contract/couriers';
import { toAmount, toMinor } from '@comanda/domain/money';
import type { Translate } from '../../../lib/i18n/current-texts.ts';

/** The client total: delivery plus every dish; undefined while the prices are not sent. */
export function clientTotal(
  order: Pick<CourierOrder, 'delivery_price' | 'dishes'>,
): number | undefined {
  if (order.delivery_price === undefined || !order.dishes) return undefined;
  const dishesMinor = order.dishes.reduce(
    (sum, dish) => sum + dish.count * toMinor(dish.dish_price),
    0,
  );
  return toAmount(toMinor(order.delivery_price) + dishesMinor);
}

/** The amount that the courier pays at the pub; a pub's own courier settles with it in another way. */
export function pubPayment(order: CourierOrder): number | undefined {
  return order.delivery_type === 'delivery_service'
    ? order.total_dishes_price_without_commission
    : undefined;
}

/** Metres as kilometres to one decimal. */
export function kilometres(metres: number): number {
  return Math.round(metres / 100) / 10;
}

/** How the guest pays. */
export function paymentText(paymentType: string, t: Translate): string {
  return isPaymentType(paymentType)
    ? t(`couriers.payment_${paymentType}`)
    : t('couriers.payment_not_proceeded');
}
