import type { Service } from '../../hours/pub-hours.ts';

export const orderTypes = ['delivery', 'in_place', 'pick_up'] as const;
export type OrderType = (typeof orderTypes)[number];

/** A value for each type. One that lacks a type does not compile. */
export type ByType<Value = boolean> = Readonly<Record<OrderType, Value>>;

// What is true of an order because of its type: a line for each fact, a column for each type. Other code reads the fact
// that it means, and never compares with the name of a type. Each fact stands by itself: a screen loads only those that
// it reads. All of them together are `orderTypeTable`; what a pub says to a type is in `offered-order-types.ts`.

/** The guest is at a table of the pub, and names it. */
export const needsTable: ByType = { delivery: false, in_place: true, pick_up: false };

/** The guest gives an address and its point on the map; one of the pub's zones has to contain it. */
export const needsAddress: ByType = { delivery: true, in_place: false, pick_up: false };

/** The guest has to give a name and a phone. */
export const needsContacts: ByType = { delivery: true, in_place: false, pick_up: true };

/** The guest chooses how to pay, among what the pub offers for its deliveries; who collects pays at the counter. */
export const needsPayment: ByType = { delivery: true, in_place: false, pick_up: false };

/** Its total includes the price of the zone. */
export const hasDeliveryPrice: ByType = { delivery: true, in_place: false, pick_up: false };

/** Its dishes cost more by the commission, where the pub adds it: it pays for bringing them, and who collects is not brought any. */
export const hasCommission: ByType = { delivery: true, in_place: false, pick_up: false };

/** The hours of the pub that it keeps: where they are set, orders outside of them are refused. */
export const serviceOf: ByType<Service> = {
  delivery: 'delivery',
  in_place: 'opening',
  pick_up: 'pick_up',
};

/** Its guest may have it at another time: it can be ordered for later, and a slot without room refuses it. Who sits at a table wants it now. */
export const mayBeLater: ByType = { delivery: true, in_place: false, pick_up: true };

/** A courier brings it. */
export const hasCourier: ByType = { delivery: true, in_place: false, pick_up: false };

/** What the pub does with it once it is ready. */
export const stepWhenReady: ByType<'hand_over' | 'serve' | 'give_out'> = {
  delivery: 'hand_over',
  in_place: 'serve',
  pick_up: 'give_out',
};
