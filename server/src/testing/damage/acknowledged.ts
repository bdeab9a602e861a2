import type { OrderStatus } from '@comanda/domain/orders';

/** What the server has acknowledged to guests, staff and couriers, and must have stored. */
export type Acknowledged = {
  readonly orders: readonly { readonly key: string; readonly orderId: number }[];
  readonly statuses: readonly { readonly orderId: number; readonly to: OrderStatus }[];
  readonly reservations: readonly { readonly orderId: number; readonly courierId: number }[];
};
