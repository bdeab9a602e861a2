import type { OrderOption } from '@comanda/contract/orders';

/** A choice of an ordered dish: once, of a size, unless said otherwise. */
export const anOrderOption = (over: Partial<OrderOption> = {}): OrderOption => ({
  group_id: 1,
  choice_id: 1,
  group_name: 'Mărime',
  name: 'Mare',
  count: 1,
  price: 20,
  ...over,
});
