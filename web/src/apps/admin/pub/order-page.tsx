import { useParams } from 'wouter';
import { OrderDetail } from '../../../features/orders/sheet/order-detail.tsx';
import { OrderTickets } from '../../../features/printing/order/order-tickets.tsx';
import { usePubArea } from './pub-area.tsx';

/** The order whose id is in the address. */
export function OrderPage() {
  const { orderID = '' } = useParams();
  const { pub } = usePubArea();
  return (
    <OrderDetail
      key={orderID}
      orderID={/^[1-9]\d{0,9}$/.test(orderID) ? Number(orderID) : 0}
      ticketsOf={(order) => <OrderTickets pub={pub} order={order} />}
    />
  );
}
