import { orderTypes, type ByType, type OrderType } from './order-type-table.ts';

/** What a pub has switched on. */
export type Offering = {
  readonly hasInPlaceOrder: boolean;
  readonly hasPickUpOrder: boolean;
  /** And has set its place: `offersDelivery`. */
  readonly offersDelivery: boolean;
};

/** Whether a pub offers it, at any hour. */
export const isOfferedBy: ByType<(pub: Offering) => boolean> = {
  delivery: ({ offersDelivery }) => offersDelivery,
  in_place: ({ hasInPlaceOrder }) => hasInPlaceOrder,
  pick_up: ({ hasPickUpOrder }) => hasPickUpOrder,
};

/** Why it is refused where the pub does not offer it. */
export const refusalWhenOff = {
  delivery: 'delivery_is_off',
  in_place: 'in_place_order_is_off',
  pick_up: 'pick_up_is_off',
} as const satisfies ByType<string>;

/** Its place among the types on a screen: a guest who has scanned a code sits at a table. */
export const placeOnScreens: ByType<number> = { in_place: 1, pick_up: 2, delivery: 3 };

/** A value for each order type. */
export function byOrderType<Value>(valueOf: (type: OrderType) => Value): Record<OrderType, Value> {
  const entries = orderTypes.map((type) => [type, valueOf(type)] as const);
  return Object.fromEntries(entries) as Record<OrderType, Value>;
}

/** The types in the sequence in which a screen shows them. */
export function shownOrderTypes(): OrderType[] {
  return orderTypes.toSorted((one, other) => placeOnScreens[one] - placeOnScreens[other]);
}

/** The types that a pub offers, at any hour, in the sequence in which a screen shows them. */
export function offeredOrderTypes(pub: Offering): OrderType[] {
  return shownOrderTypes().filter((type) => isOfferedBy[type](pub));
}
