import { useCourierArea } from '../area/courier-context.ts';
import { courierFilters, passesCourierFilter } from '../area/courier-filter.ts';
import { StatementScreen } from './statement-screen.tsx';
import type { OrderLink } from './statement-table.tsx';

/** The statement of the signed-in courier; a line links to its order while it is in the lists. */
export function CourierStatement() {
  const { courier, orders } = useCourierArea();
  const linkOf: OrderLink = (orderID) => {
    const order = orders.find(({ id }) => id === orderID);
    const filter =
      order && courierFilters.find((list) => passesCourierFilter(order, list, courier.id));
    return filter && { to: `/courier/orders#order-${orderID}`, state: { courierFilter: filter } };
  };
  return <StatementScreen courier={courier} linkOf={linkOf} />;
}
