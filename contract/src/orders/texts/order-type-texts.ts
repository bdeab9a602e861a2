import type { OrderType } from '@comanda/domain/orders';

// What is said of an order because of its type, by the keys of the texts.

/** A column without an entry for a type does not compile. */
type ByType<Key extends string> = Readonly<Record<OrderType, Key>>;

/** Where it goes; with its `table`. */
export const placeTexts = {
  delivery: 'orders.delivery',
  in_place: 'orders.table',
  pick_up: 'orders.pick_up',
} as const satisfies ByType<`orders.${string}`>;

/** How the guest gets it. */
export const typeTexts = {
  delivery: 'orders.delivery',
  in_place: 'orders.at_the_table',
  pick_up: 'orders.pick_up',
} as const satisfies ByType<`orders.${string}`>;

/** The filter for all orders of the type. */
export const typeFilterTexts = {
  delivery: 'orders.delivery',
  in_place: 'orders.in_hall',
  pick_up: 'orders.pick_up',
} as const satisfies ByType<`orders.${string}`>;

/** Where it goes, as its guest reads it; with its `table`. */
export const guestPlaceTexts = {
  delivery: 'guest.order.delivery',
  in_place: 'guest.order.table',
  pick_up: 'guest.order.pick_up',
} as const satisfies ByType<`guest.${string}`>;

/** Offers a guest, who cannot order as they wanted, this type instead. */
export const insteadTexts = {
  delivery: 'guest.checkout.delivered_instead',
  in_place: 'guest.checkout.at_table_instead',
  pick_up: 'guest.checkout.pick_up_instead',
} as const satisfies ByType<`guest.${string}`>;
