import { refuse, type Refusal } from '../../refusal/index.ts';
import { MAX_DISH_COUNT } from '../facts/order-limits.ts';

/** What a pub takes from its page at once. A guest who wants more calls the staff, who are not bound. */
export type OrderBounds = {
  readonly dishUnits: number;
  readonly orderUnits: number;
  readonly totalMinor: number;
};

/** The values that a pub may set. The upper ones are far above any venue. */
export const boundLimits = {
  max_dish_units: { min: 1, max: MAX_DISH_COUNT },
  max_order_units: { min: 1, max: 9_999 },
  max_waiting_of_table: { min: 1, max: 500 },
  max_waiting: { min: 1, max: 5_000 },
} as const;

/** Those of a new pub: twenty guests at one table, each with a phone, do not meet them. The migration has them too. */
export const usualBounds = {
  max_dish_units: 60,
  max_order_units: 200,
  max_waiting_of_table: 25,
  max_waiting: 100,
} as const satisfies Record<keyof typeof boundLimits, number>;

type Basket = {
  /** Of each dish, the choices that stand for it included. */
  readonly dishes: readonly { readonly count: number }[];
  /** Of all lines, without their choices. */
  readonly units: number;
  readonly totalMinor: number;
};

export type OrderTooLarge = Refusal<
  'order_is_too_large',
  { readonly bound: 'dish_units' | 'order_units' | 'total' }
>;

/** Whether a basket is larger than what the pub takes from its page. */
export function refuseTooLarge(bounds: OrderBounds, basket: Basket): OrderTooLarge | undefined {
  if (basket.dishes.some(({ count }) => count > bounds.dishUnits)) {
    return refuse('order_is_too_large', { bound: 'dish_units' });
  }
  if (basket.units > bounds.orderUnits) {
    return refuse('order_is_too_large', { bound: 'order_units' });
  }
  return basket.totalMinor > bounds.totalMinor
    ? refuse('order_is_too_large', { bound: 'total' })
    : undefined;
}
