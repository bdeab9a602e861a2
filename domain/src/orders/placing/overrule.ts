/**
 * The rules of a pub that its staff may overrule for an order that they take themselves: each says when and how much
 * the pub takes, not what an order is. Those without which an order cannot be cooked, priced or brought always hold.
 */
export const overrulable = [
  'pub_is_paused',
  'pub_is_closed',
  'zone_is_closed',
  'below_zone_minimum',
  'slot_is_full',
  'slot_is_shut',
  'ordered_too_late',
  'dish_sold_out',
  'dish_not_served_now',
  'too_few_left',
] as const;
export type Overrulable = (typeof overrulable)[number];

export const isOverrulable = (code: string): code is Overrulable =>
  overrulable.some((known) => known === code);
