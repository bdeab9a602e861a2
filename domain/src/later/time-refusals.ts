/** What refuses an order because of its moment: at another time the same order may be taken. */
const refusalsOfTime: ReadonlySet<string> = new Set([
  'time_is_not_offered',
  'slot_is_full',
  'slot_is_shut',
  'ordered_too_late',
  'pub_is_closed',
  'pub_is_paused',
  'pub_expired',
  'zone_is_closed',
  'dish_sold_out',
  'dish_not_served_now',
  // Portions are of a day.
  'too_few_left',
]);

/** Whether a refusal (its code) is about the time of an order, and not about its basket, place or payment. */
export const isOfTime = (code: string): boolean => refusalsOfTime.has(code);
