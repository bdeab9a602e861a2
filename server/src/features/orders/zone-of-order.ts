import { orderTypeTable } from '@comanda/domain/orders';
import { feeAt, type DeliveryZone, type ZoneFee } from '@comanda/domain/shipping';
import { stepsOf, storedSteps } from '../../fee-steps.ts';
import type { OrderRow, OrderZoneTerms } from './tables.ts';

type ZoneOfOrder = Pick<
  OrderRow,
  'order_type' | 'zone_price_minor' | 'zone_free_from_minor' | 'zone_terms'
>;

/** What an order stores of the terms of its zone; null where there is nothing but the price and the threshold. */
export function orderZoneTerms(zone: DeliveryZone | undefined): OrderZoneTerms | null {
  if (!zone) return null;
  const { fee_steps, free_reward_minor } = storedSteps(zone.steps);
  const terms: OrderZoneTerms = {
    ...(zone.name !== '' && { name: zone.name }),
    ...(fee_steps.length > 0 && { fee_steps }),
    ...(free_reward_minor !== null && { free_reward_minor }),
    ...(zone.extraMinutes > 0 && { extra_minutes: zone.extraMinutes }),
  };
  return Object.keys(terms).length > 0 ? terms : null;
}

/** The price of an order's zone with its steps, as on the day of the order; undefined for a type without a delivery. */
export function feeOfOrder(order: ZoneOfOrder): ZoneFee | undefined {
  if (!orderTypeTable.hasDeliveryPrice[order.order_type]) return undefined;
  return {
    priceMinor: order.zone_price_minor,
    steps: stepsOf({
      fee_steps: order.zone_terms?.fee_steps ?? [],
      free_from_minor: order.zone_free_from_minor,
      free_reward_minor: order.zone_terms?.free_reward_minor ?? null,
    }),
  };
}

/** What the courier of an order gets, in minor units of its currency. */
export function rewardMinor(order: ZoneOfOrder & Pick<OrderRow, 'dish_total_minor'>): number {
  const fee = feeOfOrder(order);
  return fee ? feeAt(fee, order.dish_total_minor).rewardMinor : order.zone_price_minor;
}
