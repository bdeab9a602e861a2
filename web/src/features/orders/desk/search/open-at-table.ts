import type { Order } from '@comanda/contract/orders';
import { isInProcess, orderTypeTable } from '@comanda/domain/orders';

export function isOpenAt(order: Order, table: string): boolean {
  return (
    orderTypeTable.needsTable[order.order_type] &&
    order.table_for_in_place_order === table &&
    isInProcess(order.status)
  );
}
