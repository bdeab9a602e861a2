import type { Order } from '@comanda/contract/orders';
import { countsAs, orderTypeTable } from '@comanda/domain/orders';

/** The state that the courier block of an order shows. */
export type CourierSearch = 'hint' | 'searching' | 'found' | 'not_found';

type Searched = Pick<Order, 'status'> & {
  readonly courier_info: Pick<Order['courier_info'], 'is_reserved'>;
};

const whileFree: Record<Order['status'], CourierSearch> = {
  not_handled: 'hint',
  handled: 'hint',
  preparing: 'searching',
  at_courier: 'hint',
  completed: 'not_found',
  canceled: 'not_found',
};

export function courierSearch({ status, courier_info: info }: Searched): CourierSearch {
  const free = whileFree[status];
  const isBeforeCouriers = countsAs(status) === 'not_handled';
  return info.is_reserved && !isBeforeCouriers ? 'found' : free;
}

/** Orders of the delivery service have the block; a pub's own orders have it once a courier has taken them. */
export function hasCourierBlock(
  order: Pick<Order, 'order_type' | 'delivery_type' | 'courier_info'>,
): boolean {
  return (
    orderTypeTable.hasCourier[order.order_type] &&
    (order.delivery_type === 'delivery_service' || order.courier_info.is_reserved)
  );
}
